/**
 * `npm start`: builds when needed, then serves (contract, section 1). In JavaScript, since the process that serves would
 * hold what Node needs to read TypeScript: 20 MB.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const BUILD = fileURLToPath(new URL('build.ts', import.meta.url));

process.env['NODE_ENV'] ??= 'production';
// In a process of its own, so that the server does not keep the build's memory.
const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

// After the build, whose files others serve: what is made from here on is for the owner alone.
process.umask(0o077);
/** @type {{ runServer: (dist: string) => Promise<void> }} */
const { runServer } = await import(pathToFileURL(join(DIST, 'server', 'run-server.js')).href);
await runServer(DIST);
