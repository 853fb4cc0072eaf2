import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** The client build: hashed files below `/assets/` for ever, the few fixed names for a day; compressed when built. */
export const assetRoutes = async (server: FastifyInstance, clientDir: string): Promise<void> => {
  await server.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : A_DAY);
    },
  });
};
