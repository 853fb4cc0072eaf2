import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import { recentFigures, type Figures } from './recent-figures.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Records one response of a route (`page` or an API route's pattern) and its duration in seconds. */
  readonly answered: (route: string, status: number, seconds: number) => void;
}

/** Counts of leads (`stored`, `held-honeypot`, `held-flood`, `discarded`) and of deliveries in each state. */
export type LeadFigures = Figures & { readonly stored: number };

/** The page cache and the render queue that the metrics read. */
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
      // A database failure must not hide the other metrics.
      for (const [state, n] of Object.entries(figures ?? UNKNOWN)) this.set({ state }, n);
    },
  });
  return {
    registry: Registry.merge([ofProcess(), registry]),
    answered: (route, status, seconds) => durations.labels(route, String(status)).observe(seconds),
  };
};

const UNKNOWN: LeadFigures = { stored: NaN };

/** Records every response of the scope's routes. */
export const countAnswers = (scope: FastifyInstance, metrics: Metrics): void => {
  scope.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};
