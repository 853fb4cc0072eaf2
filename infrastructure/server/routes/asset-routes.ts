import { globSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { documentFileName } from '../../../domain/document/site-document.ts';
import { EncodedResponses } from '../../pages/encoded-responses.ts';
import { PAGE_SHEETS_FOLDER } from '../../pages/page-styles.ts';
import { encodingFor, smallestAs } from '../../pages/prepared-page.ts';
import { sendProblem } from '../problem.ts';
import { A_YEAR, sendFinished } from './finished-file.ts';

const A_DAY = 'public, max-age=86400';

/** Compressed copies, and paths out of the folder, have no address. */
const WITHOUT_ADDRESS = /\.(br|gz)$|\.\./;

export interface BuiltFiles {
  /** The folder of the client build. */
  readonly folder: string;
  /** The text of a page's style sheet by file name. Null when there is no such sheet. */
  readonly pageSheet: (file: string) => string | null;
  /** The folder with a document, once it is there; `folder` by default. Rejects when the document can't be written. */
  readonly documentFolder?: (path: string) => Promise<string>;
}

/**
 * Serves the client build: hashed files below `/assets/` are cached for a year, the few fixed names for a day. Documents download under
 * their own name. Style sheets of pages are built and compressed on the first request.
 */
export const assetRoutes = async (
  server: FastifyInstance,
  { folder, pageSheet, documentFolder = () => Promise.resolve(folder) }: BuiltFiles,
): Promise<void> => {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**', 'documents/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : A_DAY);
    },
  });
  for (const file of globSync('documents/*.pdf', { cwd: folder })) {
    const path = `/${file.replaceAll('\\', '/')}`;
    const name = documentFileName(path);
    if (name === null) continue;
    server.get(path, async (_request, reply) => {
      const from = await documentFolder(path).catch(() => null);
      return from === null
        ? sendProblem(reply.header('retry-after', '60'), 503, 'This file isn’t ready yet.')
        : reply.header('content-disposition', `attachment; filename="${name}"`).sendFile(path, from);
    });
  }
  await server.register(hashedFiles, { prefix: '/assets' });

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

/**
 * Serves all hashed files on one route: files of earlier builds stay, and a route for each would slow the start and fill the memory. The
 * plugin's own route for a whole folder lists that folder on every request.
 */
const hashedFiles: FastifyPluginAsync = async (assets) => {
  assets.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'There is no such file.'));
  assets.get<{ Params: { '*': string } }>('/*', ({ params: { '*': file } }, reply) =>
    WITHOUT_ADDRESS.test(file)
      ? reply.callNotFound()
      : // The files never change, so they need no validators.
        reply.sendFile(`assets/${file}`, { etag: false, lastModified: false, acceptRanges: false }),
  );
};
