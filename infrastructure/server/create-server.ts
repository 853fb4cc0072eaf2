import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import type { Clock } from '../../application/ports/clock.ts';
import { assetRoutes, type BuiltFiles } from './routes/asset-routes.ts';
import { calendarRoutes } from './routes/calendar-routes.ts';
import { originForm } from './protection/absolute-form.ts';
import { answerClientError } from './protection/client-errors.ts';
import { dropForwardedPorts } from './protection/forwarded-for.ts';
import { dropFloods, endConnections, type ConnectionTimes } from './protection/connections.ts';
import { mapRoutes, type Maps } from './routes/map-routes.ts';
import { limitRate } from './protection/rate-limits.ts';
import { discoveryRoutes, type DealerPages } from './routes/discovery-routes.ts';
import { formPosts } from './pages/form-posts.ts';
import { busyPage } from './pages/busy-page.ts';
import { countAnswers, serverMetrics, type LeadFigures } from './metrics.ts';
import { watchMethods } from './routes/other-methods.ts';
import { requestRoutes, type FollowedRequests } from './routes/request-routes.ts';
import { previewRoute, type Previews } from './routes/preview-route.ts';
import { operatorRoutes, type Part } from './routes/operator-routes.ts';
import { PageCache } from '../pages/page-cache.ts';
import { pageDataRoute } from './pages/page-data-route.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { answerWithProblem, sendProblem } from './problem.ts';
import { NotRendered, RenderQueue } from '../pages/render-queue.ts';
import { providerApi, type Provider } from './routes/provider-api.ts';
import type { Pages, RenderedPage } from '../pages/rendered-page.ts';
import type { Posted } from './pages/posted.ts';
import {
  contentSecurityPolicy,
  NO_CONTENT_POLICY,
  PAGE_HEADERS,
  SECRET_HEADERS,
  securityHeaders,
} from './protection/security-headers.ts';
import { keepsPages, type Settings } from '../settings/settings.ts';
import { VisitorBudgets } from './protection/visitor-budgets.ts';
import { warnOfUntrustedProxy } from './protection/untrusted-proxy.ts';
import { refuseUnusable } from './protection/unusable-requests.ts';
import { takeJson } from './protection/utf8-bodies.ts';

/** Everything that the server serves, assembled by the composition root. */
export interface Served {
  readonly pages: Pages<Posted>;
  /** The paths in the sitemap, read on each call. */
  readonly listedPaths: () => Promise<ReadonlyArray<string>>;
  readonly dealerPages: DealerPages;
  readonly maps: Maps;
  readonly previews: Previews;
  readonly followRequest: FollowedRequests['followRequest'];
  readonly provider: Provider;
  readonly parts: ReadonlyArray<Part>;
  /** Lead counts by state. Rejects when the database doesn't answer. */
  readonly leadCounts: () => Promise<LeadFigures>;
  /** The number of log lines that were dropped since the start. */
  readonly droppedLogLines: () => number;
  readonly files: ClientFiles;
  /** The clock for the dates in calendar files. */
  readonly clock: Clock;
}

/** The source of the browsers' files: the client build, or the dev server's middleware. */
export type ClientFiles =
  | ({ readonly kind: 'built' } & BuiltFiles)
  | { readonly kind: 'developing'; readonly middleware: Middleware };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Timeouts for client connections and for shutdown, in milliseconds. */
export interface ServerTimes extends ConnectionTimes {
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  readonly checkEvery: number;
  /** Longer than proxies keep idle connections (nginx: 60 s), so that a proxy never sends a request over a connection that is closing. */
  readonly keepAlive: number;
  /**
   * How long a connection may be idle before it is dropped, for example when a client doesn't read its response. Node checks a pending
   * write twice before it gives up, so dropping can take twice as long. Longer than pages wait for a slow provider (10 s).
   */
  readonly stalled: number;
}

const TIMES: ServerTimes = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  checkEvery: 2_000,
  keepAlive: 65_000,
  stalled: 12_000,
  closeIdleEvery: 50,
  closeSilentAfter: 500,
  closeAllAfter: 5_000,
};

const MAX_BODY_BYTES = 64 * 1024;

/** Creates the server without listening. Once `ending` aborts, each response carries `Connection: close`. */
export const createServer = async (
  served: Served,
  settings: Settings,
  log: FastifyBaseLogger,
  { ending, ...life }: { readonly ending: AbortSignal; readonly times?: Partial<ServerTimes> },
): Promise<FastifyInstance> => {
  const times = { ...TIMES, ...life.times };
  const isBuilt = served.files.kind === 'built';
  const isBehindTls = settings.siteUrl.startsWith('https:');
  const common = securityHeaders(isBehindTls, settings.hstsPreload);
  // The dev server inlines scripts that no content security policy allows.
  const bare = { ...common, ...(isBuilt && { 'content-security-policy': NO_CONTENT_POLICY }) };
  const headersOf = (page: RenderedPage): Readonly<Record<string, string>> => ({
    ...common,
    ...PAGE_HEADERS,
    ...(page.isSecret === true && SECRET_HEADERS),
    ...(isBuilt && { 'content-security-policy': contentSecurityPolicy(page, isBehindTls) }),
  });
  const server = Fastify({
    loggerInstance: log,
    // URLs reveal where a visitor lives, so requests are counted but not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.trustProxy ?? false,
    rewriteUrl: originForm,
    // No hook runs for these errors, and Fastify's messages contain the URL.
    frameworkErrors: ({ statusCode = 400 }, _request, reply) =>
      void sendProblem(reply.headers(bare), statusCode, 'This address cannot be read.'),
    clientErrorHandler: answerClientError(bare),
    connectionTimeout: times.stalled,
    requestTimeout: times.requestTimeout,
    keepAliveTimeout: times.keepAlive,
    forceCloseConnections: 'idle',
    // Requests that were accepted get their response even while the server closes.
    return503OnClosing: false,
    http: {
      headersTimeout: times.headersTimeout,
      connectionsCheckingInterval: times.checkEvery,
      // `refuseUnusable` checks the header and answers with the usual headers.
      requireHostHeader: false,
    },
    // Numbers may arrive as text, and unknown fields stay. `1e999` parses as Infinity; with `strictNumbers: false` it reaches the limits of
    // the schema, which Ajv otherwise skips for such numbers.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, strictNumbers: false } },
  });
  endConnections(server, ending, times);
  // Unknown expectations in `Expect` are ignored (RFC 9110, section 10.1.1).
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  dropFloods(server);
  server.addHook('onRequest', refuseUnusable);
  server.addHook('onRequest', settings.trustProxy === null ? warnOfUntrustedProxy() : dropForwardedPorts);
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // Keeps a stricter `Referrer-Policy` that a route has set.
    const { 'referrer-policy': referrer = common['referrer-policy'] } = reply.getHeaders();
    void reply.headers(reply.hasHeader('content-security-policy') ? common : bare);
    void reply.header('referrer-policy', referrer);
    done();
  });
  takeJson(server);
  const refuseOtherMethods = watchMethods(server);
  const budgets = new VisitorBudgets(served.provider.rateCounter, settings.rateLimit);
  const queue = new RenderQueue();
  const cache = new PageCache(served.pages, queue, {
    keepMs: keepsPages(settings) ? Infinity : settings.foreignPageSeconds * 1000,
    headersOf,
  });
  const metrics = serverMetrics({ cache, queue, droppedLogLines: served.droppedLogLines }, served.leadCounts);
  if (served.files.kind === 'developing') useMiddleware(server, served.files.middleware);
  const sendBusy = busyPage(settings, headersOf);
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    error instanceof NotRendered ? sendBusy(request, reply, error) : answerWithProblem(error, request, reply),
  );
  server.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 501, 'This server doesn’t support the method.'),
  );

  await server.register(async (scope) => {
    countAnswers(scope, metrics);
    scope.addHook('onRequest', (_request, _reply, done) => {
      queue.turns.noteLightRequest();
      done();
    });
    await scope.register((api) => providerApi(api, served.provider, settings), { prefix: '/api' });
    await scope.register((forms) =>
      formPosts(forms, { ...served, budgets, renderPosted: cache.renderPosted, headersOf }, settings),
    );
    await scope.register((requests) =>
      requestRoutes(
        requests,
        {
          ...served,
          rateCounter: served.provider.rateCounter,
          budgets,
          renderPosted: cache.renderPosted,
          headersOf,
        },
        settings,
      ),
    );
    operatorRoutes(scope, served.parts, metrics, settings.metricsToken);
    discoveryRoutes(scope, { ...settings, paths: served.listedPaths, dealerPages: served.dealerPages });
    await scope.register(async (limited) => {
      await limitRate(limited, 'provider-calls', {
        counter: served.provider.rateCounter,
        rateLimit: settings.rateLimit,
      });
      mapRoutes(limited, served.maps);
      previewRoute(limited, served.previews, headersOf);
    });
    calendarRoutes(scope, { ...settings, clock: served.clock });
    pageDataRoute(scope, served.pages, cache, budgets);
    if (served.files.kind === 'built') await assetRoutes(scope, served.files);
  });
  pageRoutes(server, served.pages, cache, budgets, (status, seconds) =>
    metrics.answered('page', status, seconds),
  );
  refuseOtherMethods();
  return server;
};

/** Requests that the middleware doesn't handle continue to the routes. */
const useMiddleware = (server: FastifyInstance, middleware: Middleware): void => {
  server.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
};
