import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../../system/with-timeout.ts';
import { CHANGED_PAGES_PATH } from '../../wire/changed-pages-path.ts';
import { refuseOthers } from '../protection/metrics-access.ts';
import type { Metrics } from '../metrics.ts';

/** A part of the server, with its health check. */
export interface Part {
  readonly name: string;
  /** Resolves when the part works. */
  readonly works: () => Promise<unknown>;
  /** The server stays ready without this part and reports it as degraded. */
  readonly isOptional?: true;
}

/** The timeout of a health check. `/readyz` answers within a second (quality: nothing lost). */
const WORKS_WITHIN_MS = 500;

/** Serves `/healthz`, `/readyz` and `/metrics` (contract, section 3), and counts the pages that others have changed. */
export const operatorRoutes = (
  server: FastifyInstance,
  parts: ReadonlyArray<Part>,
  metrics: Metrics,
  metricsToken: string | null,
): void => {
  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  server.get('/readyz', async (_request, reply) => {
    const checked = await Promise.all(parts.map(async (part) => ((await works(part)) ? [] : [part])));
    const broken = checked.flat();
    const failing = broken.filter(({ isOptional }) => isOptional !== true).map(({ name }) => name);
    const degraded = broken.filter(({ isOptional }) => isOptional === true).map(({ name }) => name);
    return reply
      .header('cache-control', 'no-store')
      .code(failing.length === 0 ? 200 : 503)
      .send({
        ...(failing.length === 0 ? { status: 'ready' } : { status: 'not ready', failing }),
        ...(degraded.length > 0 && { degraded }),
      });
  });

  server.post(CHANGED_PAGES_PATH, (_request, reply) => {
    metrics.pageChanged();
    return reply.code(204).send();
  });

  server.get('/metrics', { onRequest: refuseOthers(metricsToken) }, async (_request, reply) =>
    reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics()),
  );
};

const works = async (part: Part): Promise<boolean> => {
  try {
    return await withTimeout(WORKS_WITHIN_MS, part.works());
  } catch {
    return false;
  }
};
