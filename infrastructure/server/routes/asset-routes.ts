import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentFileName } from '../../../domain/document/site-document.ts';
import { FinishedAnswers } from '../../pages/finished-answers.ts';
import { PAGE_SHEETS_FOLDER } from '../../pages/page-styles.ts';
import { encodingFor, smallestAs } from '../../pages/prepared-page.ts';
import { sendProblem } from '../problem.ts';
import { A_YEAR, sendFinished } from './finished-file.ts';

const A_DAY = 'public, max-age=86400';

/** What a client build gives to browsers. */
export interface BuiltFiles {
  /** Where its files are. */
  readonly folder: string;
  /** The text of a file in the folder of pages' sheets; null: there is none of that name. */
  readonly pageSheet: (file: string) => string | null;
}

/**
 * The client build: hashed files below `/assets/` for ever, the few fixed names for a day; compressed when built. Documents are
 * saved under their own name. The sheets of pages are put together and compressed once they are asked for.
 */
export const assetRoutes = async (
  server: FastifyInstance,
  { folder, pageSheet }: BuiltFiles,
): Promise<void> => {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : A_DAY);
      const document = documentFileName(path.slice(resolve(folder).length).replaceAll('\\', '/'));
      if (document !== null) void reply.header('content-disposition', `attachment; filename="${document}"`);
    },
  });

  const finished = new FinishedAnswers(smallestAs);
  server.get<{ Params: { '*': string } }>(`${PAGE_SHEETS_FOLDER}*`, async ({ params, headers }, reply) => {
    const file = params['*'];
    const encoding = encodingFor(headers['accept-encoding']);
    const known = finished.get(file, encoding);
    const css = known === undefined ? pageSheet(file) : null;
    if (known === undefined && css === null) return sendProblem(reply, 404, 'There are no such styles.');
    const bytes = known ?? (await finished.finish(file, encoding, css ?? ''));
    return sendFinished(reply, 'text/css', encoding, bytes);
  });
};
