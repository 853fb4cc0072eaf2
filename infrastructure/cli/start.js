/** `npm start`: builds if needed, then serves (contract, section 1). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.env['NODE_ENV'] ??= 'production';
const BUILD = fileURLToPath(new URL('build.ts', import.meta.url));
// In a separate process, so that the server doesn't keep the build's memory.
const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('./serve.js');
