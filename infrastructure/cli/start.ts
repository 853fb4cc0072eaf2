/** `npm start`: builds when needed, then serves (contract, section 1). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded, DIST } from './build.ts';

process.env['NODE_ENV'] ??= 'production';
await buildWhenNeeded();
const { runServer } = (await import(pathToFileURL(join(DIST, 'server', 'run-server.js')).href)) as {
  runServer: (dist: string) => Promise<void>;
};
await runServer(DIST);
