import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockArguments } from './clock/suite-clock.ts';
import { ENDED_AFTER_MS } from './hang-guards.ts';

/** The built site in a process of its own, with a data folder of its own. */
export interface BuiltSite {
  readonly address: string;
  readonly process: ChildProcess;
  /** Everything that it has printed. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** As `npm start` says it: what is new is tidied up earlier, for a third of the memory, and what the start needed is given back. */
const MEMORY = ['--max-semi-space-size=32', '--expose-gc'];

/** Settings of a site whose dealers come from elsewhere: to make a sample would take its start several seconds. */
export const NO_SAMPLE = { SEED_DEALERS: '0' } as const;

/** The address that documents of the build contain: a site with another one writes them all again, which takes its first seconds. */
const AS_BUILT = { SITE_URL: 'http://localhost:3000' } as const;

/** Pages with content that no page that ships has. */
export const TEST_CONTENT = 'tests/content';

/** As `npm start`: builds the site first where that is needed. */
export const START = 'infrastructure/cli/start.js';

const READY = /is ready at (http:\/\/\S+)/;

/**
 * Starts the built site of a folder, this one by default, in the time of its tests and on a free port; rejects with what it printed
 * when it ends instead.
 */
export const startBuiltSite = async (
  settings: Readonly<Record<string, string>> = {},
  folder = '.',
  program = 'infrastructure/cli/serve.js',
): Promise<BuiltSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, [...clockArguments(), ...MEMORY, program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LEAD_HOLD_PER_MINUTE: '0',
      DRAIN_SECONDS: '0',
      ...AS_BUILT,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The site did not start:\n${printed}`)), ENDED_AFTER_MS);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = READY.exec(printed)?.[1];
      if (found !== undefined) {
        clearTimeout(giveUp);
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The site ended:\n${printed}`)));
  });
  return {
    address,
    process: child,
    printed: () => printed,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
