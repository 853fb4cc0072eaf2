import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { downloadedPlaces, systemPlaces } from './chromium-places.ts';

/** How every test starts Chromium: in any container, and silent towards the network (Playwright adds headless). */
export const CHROMIUM_ARGUMENTS: ReadonlyArray<string> = [
  '--no-sandbox',
  '--disable-gpu',
  // Without a process of its own for a GPU that is not there, a visit takes an eighth less.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium on this machine, or null. `CHROMIUM_PATH` goes before every other place. */
export const findChromium = (): string | null => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return runs(chosen) ? chosen : null;
  return systemPlaces().find(runs) ?? downloadedPlaces().find(runs) ?? null;
};

const succeeds = (command: string, args: ReadonlyArray<string>): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const installedByAptGet = (): boolean =>
  existsSync('/etc/debian_version') &&
  process.getuid?.() === 0 &&
  succeeds('apt-get', ['update', '-q']) &&
  succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);

const installedByPlaywright = (): boolean =>
  succeeds('npx', ['--no-install', 'playwright-core', 'install', 'chromium', '--only-shell']);

/** The path of a Chromium, installed now when there is none. Throws one clear line when that fails. */
export const ensureChromium = (): string => {
  const present = findChromium();
  if (present !== null) return present;
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') throw new Error(`CHROMIUM_PATH names no program: ${chosen}`);
  for (const install of [installedByAptGet, installedByPlaywright]) {
    const installed = install() ? findChromium() : null;
    if (installed !== null) return installed;
  }
  throw new Error(
    'No Chromium found, and none could be installed: install one, or name it in CHROMIUM_PATH.',
  );
};

if (import.meta.main) {
  try {
    process.stdout.write(`${ensureChromium()}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
