/** `npm run data -- <verb>`: the operator's tool (contract, section 1); builds when needed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { callIn, USAGE } from '../data-tool/call.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const BUILD = fileURLToPath(new URL('build.ts', import.meta.url));

const args = process.argv.slice(2);
// Before anything is built, so that a slip is answered at once.
if (callIn(args) === null) {
  console.error(USAGE);
  process.exit(2);
}

process.env['NODE_ENV'] ??= 'production';
// What the build says is no part of the tool's answer.
const { status } = spawnSync(process.execPath, [BUILD], { stdio: ['ignore', process.stderr, 'inherit'] });
if (status !== 0) process.exit(1);

// After the build, whose files others serve: what is made from here on is for the owner alone.
process.umask(0o077);
const { runDataTool } = (await import(pathToFileURL(join(DIST, 'server', 'data.js')).href)) as {
  runDataTool: (args: ReadonlyArray<string>, dist: string) => Promise<number>;
};
process.exitCode = await runDataTool(args, DIST);
