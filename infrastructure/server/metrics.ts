import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';

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

/** What is known of the pages. */
export interface Rendering {
  readonly cache: Pick<PageCache, 'size' | 'bytes'>;
  readonly queue: Pick<RenderQueue, 'waiting' | 'refused'>;
}

/** The server's figures as Prometheus reads them at `/metrics`. */
export const serverMetrics = ({ cache, queue }: Rendering, leads: () => Promise<LeadFigures>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 5],
    registers: [registry],
  });
  for (const [name, help, value] of [
    ['page_cache_pages', 'Cached pages', () => cache.size],
    ['page_cache_bytes', 'Memory that cached pages take', () => cache.bytes],
    ['page_renders_waiting', 'Pages that wait to be rendered', () => queue.waiting],
    ['page_renders_refused', 'Pages refused since the start because too many waited', () => queue.refused],
  ] as const) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  }
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
