import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs `npm run data -- …` on a site's data; returns its output. Rejects if it fails. */
export const runData = async (
  settings: Readonly<Record<string, string>>,
  ...args: ReadonlyArray<string>
): Promise<string> => {
  const child = spawn(process.execPath, ['infrastructure/cli/data.ts', ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [printed, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`data ${args[0]} ended with ${code}: ${complaint}`);
  return printed;
};
