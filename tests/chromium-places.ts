import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The headless shell first: without a browser's own windows around it a visit takes half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ON_LINUX = NAMES.map((name) => `/usr/bin/${name}`);
const ON_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onWindows = (): ReadonlyArray<string> =>
  [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));

/** Where an operating system keeps an installed Chromium or Chrome. */
export const systemPlaces = (): ReadonlyArray<string> => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  if (process.platform === 'darwin') return ON_MAC;
  if (process.platform === 'win32') return onWindows();
  return [...ON_LINUX, '/snap/bin/chromium', ...onPath.map((folder) => join(folder, 'chromium'))];
};

const cacheFolder = (): string => {
  const chosen = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  if (chosen !== undefined && chosen !== '' && chosen !== '0') return chosen;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(process.env['LOCALAPPDATA'] ?? homedir(), 'ms-playwright');
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ms-playwright');
};

const PROGRAM = /^(chrome|chrome-headless-shell|headless_shell|Chromium|Google Chrome for Testing)(\.exe)?$/;
const foldersIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));

/** The program in one installation, at most five folders deep (on macOS it is inside an .app). */
const programIn = (folder: string, depth = 5): ReadonlyArray<string> => {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && PROGRAM.test(entry.name))
    .map((entry) => join(folder, entry.name));
  if (found.length > 0 || depth === 0) return found;
  return foldersIn(folder).flatMap((inner) => programIn(inner, depth - 1));
};

/** The browsers that Playwright has downloaded for this user, newest first. */
export const downloadedPlaces = (): ReadonlyArray<string> => {
  const cache = cacheFolder();
  if (!existsSync(cache)) return [];
  const revision = (folder: string): number => Number(/-(\d+)$/.exec(folder)?.[1] ?? 0);
  return foldersIn(cache)
    .filter((folder) => /chromium(_headless_shell)?-\d+$/.test(folder))
    .toSorted((one, other) => revision(other) - revision(one))
    .flatMap((folder) => programIn(folder));
};
