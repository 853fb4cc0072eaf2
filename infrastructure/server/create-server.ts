import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { assetRoutes } from './asset-routes.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { formPosts } from './form-posts.ts';
import { busyPage } from './busy-page.ts';
import { countAnswers, serverMetrics, type LeadFigures } from './metrics.ts';
import { operatorRoutes, type Part } from './operator-routes.ts';
import { PageCache } from './page-cache.ts';
import { pageRoutes } from './page-routes.ts';
import { answerWithProblem, sendProblem } from './problem.ts';
import { NotRendered, RenderQueue } from './render-queue.ts';
import { providerApi, type Provider } from './provider-api.ts';
import type { Pages, RenderedPage } from './rendered-page.ts';
import { contentSecurityPolicy, NO_CONTENT_POLICY, securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

/** What the server serves, put together by the composition root. */
export interface Served {
  readonly pages: Pages;
  /** The paths that the sitemap lists, as they are now. */
  readonly listedPaths: () => Promise<ReadonlyArray<string>>;
  readonly provider: Provider;
  readonly parts: ReadonlyArray<Part>;
  /** How the leads stand; rejects when the database does not answer. */
  readonly leadCounts: () => Promise<LeadFigures>;
  readonly files: ClientFiles;
}

/** Where browsers get their files from: the folder of the client build, or the build tool while developing. */
export type ClientFiles =
  | { readonly kind: 'built'; readonly folder: string }
  | { readonly kind: 'developing'; readonly middleware: Middleware };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** How long slow clients are borne with, in milliseconds. */
const TIMES = { requestTimeout: 15_000, headersTimeout: 10_000, checkEvery: 2_000, keepAlive: 65_000 };

const LARGEST_BODY = 64 * 1024;

/** The whole server, not yet listening. */
export const createServer = async (
  served: Served,
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> => {
  const server = Fastify({
    loggerInstance: log,
    // Addresses hold where somebody lives: answers are counted, not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: settings.trustProxy ?? false,
    frameworkErrors: (error, request, reply) => void answerWithProblem(error, request, reply),
    requestTimeout: TIMES.requestTimeout,
    keepAliveTimeout: TIMES.keepAlive,
    forceCloseConnections: 'idle',
    http: { headersTimeout: TIMES.headersTimeout, connectionsCheckingInterval: TIMES.checkEvery },
    // What a schema wants as a number may be written as text; what it does not know is left alone.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true } },
  });
  const isBehindTls = settings.siteUrl.startsWith('https:');
  const common = securityHeaders(isBehindTls);
  const headersOf = (page: RenderedPage): Readonly<Record<string, string>> => ({
    ...common,
    // The build tool inlines what no policy foresees.
    ...(served.files.kind === 'built' && {
      'content-security-policy': contentSecurityPolicy(page, isBehindTls),
    }),
  });
  const queue = new RenderQueue();
  const cache = new PageCache(served.pages, queue, {
    keepMs: settings.dealerApiHost === null ? Infinity : settings.foreignPageSeconds * 1000,
    headersOf,
  });
  const metrics = serverMetrics({ cache, queue }, served.leadCounts);
  if (served.files.kind === 'developing') useMiddleware(server, served.files.middleware);
  const sendBusy = busyPage(settings, headersOf);
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    error instanceof NotRendered ? sendBusy(request, reply) : answerWithProblem(error, request, reply),
  );
  server.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 404, 'Nothing answers this method here.'),
  );

  await server.register(async (scope) => {
    countAnswers(scope, metrics);
    scope.addHook('onRequest', (_request, _reply, done) => {
      queue.turns.noteOther();
      done();
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      void reply.headers({ ...common, 'content-security-policy': NO_CONTENT_POLICY });
      done();
    });
    await scope.register((api) => providerApi(api, served.provider, settings), { prefix: '/api' });
    await scope.register((forms) =>
      formPosts(forms, { ...served, renderPosted: cache.renderPosted, headersOf }, settings),
    );
    operatorRoutes(scope, served.parts, metrics);
    discoveryRoutes(scope, { ...settings, paths: served.listedPaths });
    if (served.files.kind === 'built') await assetRoutes(scope, served.files.folder);
  });
  pageRoutes(server, served.pages, cache, (status, seconds) => metrics.answered('page', status, seconds));
  return server;
};

/** What the middleware does not answer goes on to the routes. */
const useMiddleware = (server: FastifyInstance, middleware: Middleware): void => {
  server.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
};
