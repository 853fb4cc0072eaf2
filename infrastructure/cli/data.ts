/** `npm run data -- <verb>`: the operator's tool (contract, section 1). Builds first if needed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { callIn, USAGE } from '../data-tool/call.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const BUILD = fileURLToPath(new URL('build.ts', import.meta.url));

const args = process.argv.slice(2);
// Checks the arguments before building, so that a typo fails at once.
if (callIn(args) === null) {
  console.error(USAGE);
  process.exit(2);
}

process.env['NODE_ENV'] ??= 'production';
// The build's output goes to stderr, which keeps the tool's stdout clean.
const { status } = spawnSync(process.execPath, [BUILD], { stdio: ['ignore', process.stderr, 'inherit'] });
if (status !== 0) process.exit(1);

// Files created from here on are readable only by the owner. The build's files must stay readable by others.
process.umask(0o077);
const { runDataTool } = (await import(pathToFileURL(join(DIST, 'server', 'data.js')).href)) as {
  runDataTool: (args: ReadonlyArray<string>, dist: string) => Promise<number>;
};
process.exitCode = await runDataTool(args, DIST);
