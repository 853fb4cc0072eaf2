import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentFileName } from '../../../domain/document/site-document.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * The client build: hashed files below `/assets/` for ever, the few fixed names for a day; compressed when built. Documents are
 * saved under their own name.
 */
export const assetRoutes = async (server: FastifyInstance, clientDir: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : A_DAY);
      const document = documentFileName(path.slice(resolve(clientDir).length).replaceAll('\\', '/'));
      if (document !== null) void reply.header('content-disposition', `attachment; filename="${document}"`);
    },
  });
};
