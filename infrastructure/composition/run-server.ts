import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PROVIDER_NAMES } from './provider/provider-names.ts';
import {
  BadSetting,
  leadsReachNobody,
  readSettings,
  warrantyLinksLeadNowhere,
  type Settings,
} from '../settings/settings.ts';
import { collectGarbage } from '../system/collect-garbage.ts';
import { builtPageSheets, openBuild } from '../pages/built-assets.ts';
import { EVERY_PAGE } from './rendering/files-of-page.ts';
import { siteScripts } from './rendering/scripts-of-page.ts';
import { openSite, type Build } from './server.tsx';

/** The time limit of closing, in milliseconds. With the default `DRAIN_SECONDS`, a shutdown takes at most 10 s. */
const CLOSE_WITHIN_MS = 7_000;

/** Serves the site that is built in `dist` until the process is stopped (contract, section 1). */
export const runServer = (dist: string): Promise<void> => {
  const build = openBuild(dist, EVERY_PAGE);
  return serve({
    dist,
    files: { kind: 'built', folder: join(dist, 'client'), pageSheet: builtPageSheets(dist) },
    pages: { folder: join(dist, 'pages'), blocks: join(dist, 'blocks'), isFixed: true },
    assetsOf: build.assetsOf,
    scripts: siteScripts(build),
  });
};

/** Serves a build until the process is stopped. */
export const serve = async (build: Build): Promise<void> => {
  const settings = settingsOrEnd();
  const ending = new AbortController();
  const server = await opened(settings, build, ending.signal).catch(endWithReason);
  endCleanly(server, ending, settings.drainSeconds * 1000);
  for (const warning of [leadsReachNobody(settings), warrantyLinksLeadNowhere(settings)])
    if (warning !== null) console.warn(warning);
  console.log(`${settings.brandName} is ready at ${addressOf(server, settings)}`);
};

const opened = async (settings: Settings, build: Build, ending: AbortSignal): Promise<FastifyInstance> => {
  const server = await openSite(settings, build, ending);
  // Half of the heap is needed only at startup.
  collectGarbage('sync');
  await server.listen({ port: settings.port, host: settings.host });
  return server;
};

/** Prints one line for the operator, for example when the port is in use or the database doesn't answer. */
const endWithReason = (fault: unknown): never => {
  console.error(
    `The site could not start: ${fault instanceof Error ? fault.message || fault.name : String(fault)}`,
  );
  process.exit(1);
};

const settingsOrEnd = (): Settings => {
  try {
    return readSettings(process.env, PROVIDER_NAMES);
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

/**
 * On SIGTERM the server reports not ready but serves for another `drainMs`, so that proxies switch to other instances. Then, or on Ctrl-C
 * at once, it stops listening, answers the requests in flight, closes the database and ends the process.
 */
const endCleanly = (server: FastifyInstance, ending: AbortController, drainMs: number): void => {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', () => {
    ending.abort();
    close();
  });
  process.once('SIGTERM', () => {
    ending.abort();
    setTimeout(close, drainMs);
  });
};
