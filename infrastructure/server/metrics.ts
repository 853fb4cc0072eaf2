import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import { recentFigures, type Figures } from './recent-figures.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Records one response of a route (`page` or an API route's pattern) and its duration in seconds. */
  readonly answered: (route: string, status: number, seconds: number) => void;
  /** Counts a page view in which the visitor's browser or its extensions had changed the page. */
  readonly pageChanged: () => void;
}

/** Counts of leads (`stored`, `held-honeypot`, `held-flood`, `discarded`) and of deliveries in each state. */
export type LeadFigures = Figures & { readonly stored: number; readonly unanswered: number };

/** What the metrics read. */
export interface Measured {
  readonly cache: Pick<PageCache, 'size' | 'bytes'>;
  readonly queue: Pick<RenderQueue, 'waiting' | 'refused'>;
  readonly droppedLogLines: () => number;
}

let collected: Registry | undefined;

/** The metrics of the process. Their observers are never released, so there is one registry for all servers of the process. */
const ofProcess = (): Registry => {
  if (collected === undefined) {
    collected = new Registry();
    collectDefaultMetrics({ register: collected });
  }
  return collected;
};

/** The server's metrics for Prometheus at `/metrics`. Leads are counted at most once in 10 s. */
export const serverMetrics = (
  { cache, queue, droppedLogLines }: Measured,
  leads: () => Promise<LeadFigures>,
): Metrics => {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 5],
    registers: [registry],
  });
  for (const [name, help, value] of [
    ['page_cache_pages', 'Cached pages', () => cache.size],
    ['page_cache_bytes', 'Memory used by cached pages', () => cache.bytes],
    ['page_renders_waiting', 'Pages that wait to be rendered', () => queue.waiting],
    ['page_renders_refused', 'Pages refused since the start because too many waited', () => queue.refused],
    ['log_lines_dropped', 'Log lines dropped since the start: a full or closed log', droppedLogLines],
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
  const changed = new Counter({
    name: 'pages_changed_by_others',
    help: 'Page views in which a part was rendered anew because a translator or an extension had changed it',
    registers: [registry],
  });
  const recentLeads = recentFigures(leads);
  new Gauge({
    name: 'leads',
    help: 'Leads that are stored, held or discarded, and deliveries in each state; counted at most once in 10 s',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const figures = await recentLeads();
      this.reset();
      // A database failure must not hide the other metrics.
      const { unanswered: _apart, ...states } = figures ?? UNKNOWN;
      for (const [state, n] of Object.entries(states)) this.set({ state }, n);
    },
  });
  new Gauge({
    name: 'leads_unanswered',
    help: 'Leads that their dealer has not answered in the promised time, nor since; counted at most once in 10 s',
    registers: [registry],
    async collect() {
      this.set((await recentLeads())?.['unanswered'] ?? NaN);
    },
  });
  return {
    registry: Registry.merge([ofProcess(), registry]),
    answered: (route, status, seconds) => durations.labels(route, String(status)).observe(seconds),
    pageChanged: () => changed.inc(),
  };
};

const UNKNOWN: LeadFigures = { stored: NaN, unanswered: NaN };

/** Records every response of the scope's routes. */
export const countAnswers = (scope: FastifyInstance, metrics: Metrics): void => {
  scope.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
};
