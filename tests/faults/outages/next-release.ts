import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SOURCES = ['domain', 'application', 'infrastructure', 'ui', 'vite.config.ts', 'tsconfig.json'];
const PACKAGES = ['package.json', 'package-lock.json'];

/** The changes in the next release: the name of each script, a style, and the text of a page. */
const CHANGES = [
  [
    'infrastructure/cli/build.ts',
    'output: { codeSplitting },',
    "output: { codeSplitting, entryFileNames: 'assets/next-[name]-[hash].js', chunkFileNames: 'assets/next-[name]-[hash].js' },",
  ],
  ['ui/theme/base.css', '--slate-600: #476069;', '--slate-600: #476068;'],
  [
    'infrastructure/content/pages/customer-care.html',
    '\n<!-- wp:',
    '\n<!-- wp:paragraph --><p>Next</p><!-- /wp:paragraph -->\n<!-- wp:',
  ],
] as const;

/** The command in docs/operating.md that copies the files of earlier builds, with the old release in `/srv/runtru`. */
const COPY = /^mkdir -p dist\/client && cp -a .*$/m;

const DAY_S = 24 * 60 * 60;

/** The age of the old release's files: older than the limit for unused files, but still in use. */
const BUILT_DAYS_AGO = 40;

const change = (folder: string, [file, from, to]: (typeof CHANGES)[number]): void => {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(join(folder, file), text.replace(from, to));
};

/** The next release in its own folder, prepared as docs/operating.md says; its start builds it. */
export const prepareNextRelease = async () => {
  const former = resolve('.');
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  for (const name of [...SOURCES, ...PACKAGES]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(former, 'node_modules'), join(folder, 'node_modules'));
  for (const each of CHANGES) change(folder, each);
  const [copy] = COPY.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  if (copy === undefined) throw new Error('docs/operating.md copies no files of earlier builds');
  mkdirSync(join(folder, 'dist'));
  execFileSync('sh', ['-c', copy.replaceAll('/srv/runtru', former)], { cwd: folder });
  const builtAt = Date.now() / 1000 - BUILT_DAYS_AGO * DAY_S;
  for (const file of globSync('dist/client/{assets,.vite}/*', { cwd: folder }))
    utimesSync(join(folder, file), builtAt, builtAt);
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
};
