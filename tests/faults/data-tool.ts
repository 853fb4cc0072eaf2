import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs `npm run data` in a separate process (`child`); rejects with its output unless it exits with 0. */
export const runDataTool = (settings: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
  execute(process.execPath, ['infrastructure/cli/data.ts', ...args], {
    env: { ...process.env, ...settings },
  });

/** A place for a backup; removed on stop. */
export const openBackup = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  return { file: join(folder, 'backup'), stop: () => rm(folder, { recursive: true }) };
};
