import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs `npm run data` in a separate process (`child`); rejects with its output unless it exits with 0. */
export const runDataTool = (settings: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  execute(process.execPath, ['infrastructure/cli/data.ts', ...args], {
    env: { ...process.env, ...settings },
  });
