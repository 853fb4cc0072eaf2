import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Counts an answer of a kind of route, `page` or an API route's pattern, and the seconds it took. */
  readonly answered: (route: string, status: number, seconds: number) => void;
}

/** How many leads are kept, and how many deliveries of them have gone out, wait, or were given up. */
export interface LeadFigures {
  readonly stored: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly parked: number;
}

/** The server's figures as Prometheus reads them at `/metrics`. */
export const serverMetrics = (pagesKept: () => number, leads: () => Promise<LeadFigures>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'page_cache_pages',
    help: 'Finished pages at hand',
    registers: [registry],
    collect() {
      this.set(pagesKept());
    },
  });
  new Gauge({
    name: 'leads',
    help: 'Leads that are stored, and deliveries of them that are delivered, waiting or parked',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // A database that is away must not take the other figures with it.
      const { stored, delivered, waiting, parked } = await leads().catch(() => UNKNOWN);
      for (const [state, n] of Object.entries({ stored, delivered, waiting, parked })) this.set({ state }, n);
    },
  });
  return {
    registry,
    answered: (route, status, seconds) => durations.labels(route, String(status)).observe(seconds),
  };
};

const UNKNOWN: LeadFigures = { stored: NaN, delivered: NaN, waiting: NaN, parked: NaN };

/** Counts every answer of a scope's routes. */
export const countAnswers = (scope: FastifyInstance, metrics: Metrics): void => {
  scope.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};
