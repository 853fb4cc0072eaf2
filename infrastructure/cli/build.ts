/** Builds the site into `dist`: the browser's files, the boot scripts, the server, and the postal places. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import type * as Documents from '../composition/site-documents.ts';
import { blockChunks } from './block-chunks.ts';
import { buildStyles } from './build-styles.ts';
import { compressFiles } from './compress-files.ts';
import { documentFonts } from './document-fonts.ts';
import { heroArt } from './hero-art.ts';
import { lateImports } from './late-imports.ts';
import { pageStyles } from './page-styles.ts';
import { withoutUnusedCodecs } from './unused-codecs.ts';
import { withoutUnusedComponents } from './unused-components.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, 'stamp.txt');

/** How long files of earlier builds stay served once another build is in use, so that a page that is kept never names a file that is gone. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** What browsers start with: the application, and what asks for consent. */
const ENTRIES = ['infrastructure/composition/browser.tsx', 'infrastructure/composition/consent.ts'];

/** What of every page the server alone renders: the build of the browser reads it for its styles and pictures. */
const SERVER_RENDERED = 'ui/app/layout/layout-parts.ts';

/** Scripts of one file: those inlined in pages, those that read dealers' hours and note pages that are left, the one that fills rebate widgets, and that of street maps. */
const SCRIPTS = [
  { name: 'boot', folder: 'browser', outDir: 'dist' },
  { name: 'consent-boot', folder: 'browser', outDir: 'dist' },
  { name: 'hours', folder: 'browser', outDir: 'dist/client' },
  { name: 'hours-es', folder: 'browser', outDir: 'dist/client' },
  { name: 'hours-fr', folder: 'browser', outDir: 'dist/client' },
  { name: 'saved', folder: 'browser', outDir: 'dist/client' },
  { name: 'rebate-widgets', folder: 'composition', outDir: 'dist/client' },
  { name: 'street-map', folder: 'browser', outDir: 'dist/client' },
];

/** What draws street maps: as its package has them, since the module finds its worker by its own address. */
const MAPLIBRE = join(ROOT, 'node_modules/maplibre-gl/dist');
const STREET_MAP_FILES = ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'];

const SOURCES = ['domain', 'application', 'infrastructure', 'ui'].map((room) => `${room}/**/*`);
const ALONE = ['vite.config.ts', 'package-lock.json'];

/**
 * What the server loads at each start, in one file: hundreds of small ones cost more time to find than to read. By the law of
 * imports none of it imports what stays outside.
 */
const isLoadedAtStart = (id: string): boolean =>
  /^(?:(?:domain|application|ui)|.*node_modules)[\\/]/.test(relative(ROOT, id));

/** One text for the state of all that the build is made from. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of [...globSync(SOURCES, { cwd: ROOT }).sort(), ...ALONE]) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** Builds unless `dist` already holds what the sources make. */
export const buildWhenNeeded = async (): Promise<void> => {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the site …');
  await build();
  writeFileSync(STAMP, wanted);
};

const build = async (): Promise<void> => {
  // Whoever builds, in tests too: the result is the same, and is kept for everybody.
  process.env['NODE_ENV'] = 'production';
  const vite = await import('vite');
  mkdirSync(DIST, { recursive: true });
  renewFilesInUse();
  removeOldFiles();
  const { plugin, codeSplitting } = blockChunks(ROOT);
  const root = { root: ROOT, configFile: join(ROOT, 'vite.config.ts') };
  const styles = await buildStyles(vite.build, root);
  await vite.build({
    ...root,
    plugins: [
      withoutUnusedComponents(),
      withoutUnusedCodecs(),
      lateImports(ROOT),
      plugin,
      pageStyles(ROOT, { entries: [...ENTRIES, SERVER_RENDERED], styles }),
      withoutScriptOf(join(ROOT, SERVER_RENDERED)),
      lighterScripts(),
    ],
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      manifest: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: [...ENTRIES, SERVER_RENDERED],
        // The boot script calls what the application exports.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting },
      },
    },
  });
  for (const { name, folder, outDir } of SCRIPTS) {
    await vite.build({
      ...root,
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        // What is in each page is worth the slower tool.
        minify: 'terser',
        terserOptions: {
          ecma: 2022,
          toplevel: true,
          compress: { passes: 5, pure_getters: true, unsafe_arrows: true },
        },
        lib: {
          entry: `infrastructure/${folder}/${name}.ts`,
          formats: ['iife'],
          name: 'script',
          fileName: () => `${name}.js`,
        },
      },
    });
  }
  await vite.build({
    ...root,
    publicDir: false,
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        input: {
          'run-server': 'infrastructure/composition/run-server.ts',
          data: 'infrastructure/composition/data-tool.ts',
          'site-documents': 'infrastructure/composition/site-documents.ts',
          'sqlite-writer-thread': 'infrastructure/database/engines/sqlite-writer-thread.ts',
        },
        output: { codeSplitting: { groups: [{ name: 'site', test: isLoadedAtStart }] } },
        // What the browser loads late, the server holds from the start.
        checks: { ineffectiveDynamicImport: false },
      },
      target: 'node24',
      minify: false,
    },
  });
  // What it reads is large: only a build waits for it, not each start of what is built.
  const { writePlacesSnapshot } = await import('../places/places-snapshot.ts');
  writePlacesSnapshot(join(DIST, 'places.json.gz'));
  rmSync(join(DIST, 'pages'), { recursive: true, force: true });
  cpSync(join(ROOT, 'infrastructure/content/pages'), join(DIST, 'pages'), { recursive: true });
  const documents = (await import(
    pathToFileURL(join(DIST, 'server/site-documents.js')).href
  )) as typeof Documents;
  await documents.writeSiteDocuments(await documentFonts(ROOT), heroArt(ROOT), join(DIST, 'client'));
  for (const file of STREET_MAP_FILES)
    cpSync(join(MAPLIBRE, file), join(DIST, 'client/street-map', file), { preserveTimestamps: true });
  await compressFiles(join(DIST, 'client'));
};

/** Leaves out of a build the script of a module that no browser runs. */
const withoutScriptOf = (id: string): Plugin => ({
  name: 'without-script-of-the-server',
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && chunk.facadeModuleId === id) delete bundle[file];
  },
});

/** Terser takes seconds, and makes what the minifier of the build has left a hundredth lighter. Functions that are inlined compress less well. */
const lighterScripts = (): Plugin => ({
  name: 'lighter-scripts',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, {
        ecma: 2022,
        module: true,
        compress: { passes: 3, reduce_funcs: false },
      });
      chunk.code = code ?? chunk.code;
    }
  },
});

/** The files of the build that is in use until now are kept from today on, however long ago it was made. */
const renewFilesInUse = (): void => {
  const listIn = (name: string): unknown =>
    JSON.parse(readFileSync(join(DIST, 'client/.vite', name), 'utf8'));
  if (!existsSync(join(DIST, 'client/.vite/manifest.json'))) return;
  const chunks = Object.values(
    listIn('manifest.json') as Record<string, { file: string; assets?: string[] }>,
  );
  const { name } = listIn('styles.json') as { name: string };
  const files = chunks.flatMap(({ file, assets = [] }) => [file, ...assets]).map((file) => `client/${file}*`);
  const now = new Date();
  for (const file of globSync([...files, `client/.vite/styles-${name}.json`], { cwd: DIST }))
    utimesSync(join(DIST, file), now, now);
};

const removeOldFiles = (): void => {
  for (const file of globSync(['client/assets/*', 'client/.vite/styles-*.json'], { cwd: DIST })) {
    const path = join(DIST, file);
    if (Date.now() - statSync(path).mtimeMs > KEEP_MS) unlinkSync(path);
  }
};

if (import.meta.main) await buildWhenNeeded();
