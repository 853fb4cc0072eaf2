/** Serves what is built. In JavaScript, because Node's TypeScript loader would take 20 MB in the serving process. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

// Files created from here on are readable only by the owner. The build's files must stay readable by others.
process.umask(0o077);
// Keeps compiled code, so that later starts are faster.
enableCompileCache(join(DIST, 'compiled'));
/** @type {{ runServer: (dist: string) => Promise<void> }} */
const { runServer } = await import(pathToFileURL(join(DIST, 'server', 'run-server.js')).href);
await runServer(DIST);
flushCompileCache();
