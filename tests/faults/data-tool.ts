import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Calls `npm run data -- …` on a site's data, also while the site runs. */
export const runDataTool = (settings: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  execute(process.execPath, ['infrastructure/cli/data.ts', ...args], {
    env: { ...process.env, ...settings },
  });
