import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** A part that the server cannot do without, and how to see whether it works. */
export type Part = readonly [name: string, works: () => Promise<unknown>];

/** `/healthz`, `/readyz`, `/metrics` (contract, section 3). */
export const operatorRoutes = (
  server: FastifyInstance,
  parts: ReadonlyArray<Part>,
  metrics: Metrics,
): void => {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  server.get('/readyz', async (_request, reply) => {
    const checked = await Promise.all(
      parts.map(async ([name, works]) => ((await succeeds(works)) ? null : name)),
    );
    const failing = checked.filter((name) => name !== null);
    return reply
      .header('cache-control', 'no-store')
      .code(failing.length === 0 ? 200 : 503)
      .send(failing.length === 0 ? { status: 'ready' } : { status: 'not ready', failing });
  });

  server.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics()),
  );
};

const succeeds = async (works: () => Promise<unknown>): Promise<boolean> => {
  try {
    await works();
    return true;
  } catch {
    return false;
  }
};
