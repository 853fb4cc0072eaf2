import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import { recentFigures, type Figures } from './recent-figures.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Counts an answer of a kind of route, `page` or an API route's pattern, and the seconds it took. */
  readonly answered: (route: string, status: number, seconds: number) => void;
}

/** How many leads are `stored`, `held-honeypot`, `held-flood` or `discarded`, and how many deliveries are in each state. */
export type LeadFigures = Figures & { readonly stored: number };

/** What is known of the pages. */
export interface Rendering {
  readonly cache: Pick<PageCache, 'size' | 'bytes'>;
  readonly queue: Pick<RenderQueue, 'waiting' | 'refused'>;
}

let collected: Registry | undefined;

/** The figures of the process. What observes it is never let go of: it is there once, and holds no server. */
const ofProcess = (): Registry => {
  if (collected === undefined) {
    collected = new Registry();
    collectDefaultMetrics({ register: collected });
  }
  return collected;
};

/** The server's figures as Prometheus reads them at `/metrics`; leads are counted once in 10 s at most. */
export const serverMetrics = ({ cache, queue }: Rendering, leads: () => Promise<LeadFigures>): Metrics => {
  const registry = new Registry();
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
  const recentLeads = recentFigures(leads);
  new Gauge({
    name: 'leads',
    help: 'Leads that are stored, held or discarded, and deliveries in each state; counted once in 10 s at most',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const figures = await recentLeads();
      this.reset();
      // A database that is away must not take the other figures with it.
      for (const [state, n] of Object.entries(figures ?? UNKNOWN)) this.set({ state }, n);
    },
  });
  return {
    registry: Registry.merge([ofProcess(), registry]),
    answered: (route, status, seconds) => durations.labels(route, String(status)).observe(seconds),
  };
};

const UNKNOWN: LeadFigures = { stored: NaN };

/** Counts every answer of a scope's routes. */
export const countAnswers = (scope: FastifyInstance, metrics: Metrics): void => {
  scope.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};
