import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs `npm run data` in a process of its own (`child`); rejects with what it printed when it does not end with 0. */
export const runDataTool = (settings: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  execute(process.execPath, ['infrastructure/cli/data.ts', ...args], {
    env: { ...process.env, ...settings },
  });
