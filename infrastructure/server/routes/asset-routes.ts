import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentFileName } from '../../../domain/document/site-document.ts';
import { EncodedResponses } from '../../pages/encoded-responses.ts';
import { PAGE_SHEETS_FOLDER } from '../../pages/page-styles.ts';
import { encodingFor, smallestAs } from '../../pages/prepared-page.ts';
import { sendProblem } from '../problem.ts';
import { A_YEAR, sendFinished } from './finished-file.ts';

const A_DAY = 'public, max-age=86400';

export interface BuiltFiles {
  /** The folder of the client build. */
  readonly folder: string;
  /** The text of a page's style sheet by file name. Null when there is no such sheet. */
  readonly pageSheet: (file: string) => string | null;
}

/**
 * Serves the client build: hashed files below `/assets/` are cached for a year, the few fixed names for a day. Documents download under
 * their own name. Style sheets of pages are built and compressed on the first request.
 */
export const assetRoutes = async (
  server: FastifyInstance,
  { folder, pageSheet }: BuiltFiles,
): Promise<void> => {
  const files = { preCompressed: true, cacheControl: false, dotfiles: 'ignore' } as const;
  await server.register(fastifyStatic, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', A_DAY);
      const document = documentFileName(path.slice(resolve(folder).length).replaceAll('\\', '/'));
      if (document !== null) void reply.header('content-disposition', `attachment; filename="${document}"`);
    },
  });
  // One route for all hashed files: those of earlier builds stay, and a route for each would slow the start and fill the memory.
  await server.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'There is no such file.'));
      await assets.register(fastifyStatic, {
        ...files,
        root: join(folder, 'assets'),
        decorateReply: false,
        // The files never change, so nothing is asked again.
        ...{ etag: false, lastModified: false, acceptRanges: false },
        allowedPath: (path) => !/\.(br|gz)$/.test(path),
        setHeaders: (reply) => void reply.header('cache-control', A_YEAR),
      });
    },
    { prefix: '/assets' },
  );

  const responses = new EncodedResponses(smallestAs);
  server.get<{ Params: { '*': string } }>(`${PAGE_SHEETS_FOLDER}*`, async ({ params, headers }, reply) => {
    const file = params['*'];
    const encoding = encodingFor(headers['accept-encoding']);
    const known = responses.get(file, encoding);
    const css = known === undefined ? pageSheet(file) : null;
    if (known === undefined && css === null) return sendProblem(reply, 404, 'There are no such styles.');
    const bytes = known ?? (await responses.encode(file, encoding, css ?? ''));
    return sendFinished(reply, 'text/css', encoding, bytes);
  });
};
