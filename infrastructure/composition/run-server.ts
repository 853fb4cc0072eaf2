import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BadSetting, leadsReachNobody, readSettings, type Settings } from '../server/settings.ts';
import { builtAssets } from './built-assets.ts';
import { openSite, type Build } from './server.tsx';

/** The longest that a clean end may take, in milliseconds. */
const END_WITHIN_MS = 10_000;

/** Serves the site that is built in `dist` until it is told to end (contract, section 1). */
export const runServer = (dist: string): Promise<void> =>
  serve({
    dist,
    files: { kind: 'built', folder: join(dist, 'client') },
    pages: { folder: join(dist, 'pages'), isFixed: true },
    assetsOf: builtAssets(dist),
  });

/** Serves what a build gives, until it is told to end. */
export const serve = async (build: Build): Promise<void> => {
  const settings = settingsOrEnd();
  const server = await opened(settings, build).catch(endWithReason);
  endCleanly(server);
  const warning = leadsReachNobody(settings);
  if (warning !== null) console.warn(warning);
  console.log(`${settings.brandName} is ready at ${addressOf(server, settings)}`);
};

const opened = async (settings: Settings, build: Build): Promise<FastifyInstance> => {
  const server = await openSite(settings, build);
  await server.listen({ port: settings.port, host: settings.host });
  return server;
};

/** One line for the operator: a port that is taken, a database that does not answer. */
const endWithReason = (fault: unknown): never => {
  console.error(
    `The site could not start: ${fault instanceof Error ? fault.message || fault.name : String(fault)}`,
  );
  process.exit(1);
};

const settingsOrEnd = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (fault) {
    if (!(fault instanceof BadSetting)) throw fault;
    console.error(fault.message);
    process.exit(2);
  }
};

const addressOf = (server: FastifyInstance, { host }: Settings): string => {
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  return `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
};

/** On Ctrl-C and SIGTERM requests in flight are answered and the database is closed, then the process ends. */
const endCleanly = (server: FastifyInstance): void => {
  const end = (): void => {
    setTimeout(() => process.exit(1), END_WITHIN_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
};
