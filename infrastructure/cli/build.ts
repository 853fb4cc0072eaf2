/** Builds the site into `dist`: client files, inlined scripts, the server, and the postal places. */
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
import { lateImports } from './late-imports.ts';
import { pageStyles } from './page-styles.ts';
import { withoutUnusedComponents } from './unused-components.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, 'stamp.txt');

/** How long files of earlier builds are served after a new build, so that a cached page never refers to a missing file. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** The client's entries: the application, and the consent notice. */
const ENTRIES = ['infrastructure/composition/browser.tsx', 'infrastructure/composition/consent.ts'];

/** Components that only the server renders, and styles without a component. The client build includes them for their styles and images. */
const SERVER_RENDERED = ['ui/app/layout/layout-parts.ts', 'ui/components/term/term.ts'];

/** Single-file scripts: inlined scripts, dealers' hours, saved pages, rebate widgets and street maps. */
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

/** The map library's original files, because the module locates its worker by its own URL. */
const MAPLIBRE = join(ROOT, 'node_modules/maplibre-gl/dist');
const STREET_MAP_FILES = ['maplibre-gl.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css'];

/**
 * Packages that the server's build doesn't contain: they read files of their own, or are loaded only when a setting needs them. Bundling all
 * others saves 10 MB of memory.
 */
const BUNDLED = /^(?!@?fastify|cli-progress|ioredis|nodemailer|pdfkit|pg|pino|prom-client)/;

const SOURCES = ['domain', 'application', 'infrastructure', 'ui'].map((room) => `${room}/**/*`);
const ALONE = ['vite.config.ts', 'package-lock.json'];

/**
 * Code that the server loads at each start goes into one chunk, because finding hundreds of small files takes longer than reading them. The
 * import rules guarantee that it imports nothing from outside the chunk.
 */
const isLoadedAtStart = (id: string): boolean =>
  /^(?:(?:domain|application|ui)|.*node_modules)[\\/]/.test(relative(ROOT, id));

/** A hash of everything that the build depends on. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of [...globSync(SOURCES, { cwd: ROOT }).sort(), ...ALONE]) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** Builds unless `dist` is up to date. */
export const buildWhenNeeded = async (): Promise<void> => {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the site …');
  await build();
  writeFileSync(STAMP, wanted);
};

const build = async (): Promise<void> => {
  // Always a production build, even from tests, because everyone shares the result.
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
      lateImports(ROOT),
      plugin,
      pageStyles(ROOT, { entries: [...ENTRIES, ...SERVER_RENDERED], styles }),
      withoutScriptsOf(SERVER_RENDERED.map((source) => join(ROOT, source))),
      lighterScripts(),
    ],
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      manifest: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: [...ENTRIES, ...SERVER_RENDERED],
        // The boot script calls an export of the application.
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
        // Part of each page, so the slower minifier is worth it.
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
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: BUNDLED },
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      ssr: true,
      rolldownOptions: {
        input: {
          'run-server': 'infrastructure/composition/run-server.ts',
          data: 'infrastructure/composition/data-tool.ts',
          'site-documents': 'infrastructure/composition/site-documents.ts',
          'document-thread': 'infrastructure/composition/document-thread.ts',
          'sqlite-writer-thread': 'infrastructure/database/engines/sqlite-writer-thread.ts',
        },
        output: { codeSplitting: { groups: [{ name: 'site', test: isLoadedAtStart }] }, comments: false },
        // Modules that the browser imports lazily are imported statically on the server.
        checks: { ineffectiveDynamicImport: false },
      },
      target: 'node24',
      minify: false,
    },
  });
  // Imported lazily, because it reads a lot of data that only a build needs.
  const { writePlacesSnapshot } = await import('../places/places-snapshot.ts');
  writePlacesSnapshot(join(DIST, 'places.json.gz'));
  // The server's compiled code is kept by `npm start`.
  for (const folder of ['pages', 'blocks', 'compiled'])
    rmSync(join(DIST, folder), { recursive: true, force: true });
  cpSync(join(ROOT, 'infrastructure/content/pages'), join(DIST, 'pages'), { recursive: true });
  for (const file of globSync('ui/blocks/*/examples.html', { cwd: ROOT }))
    cpSync(join(ROOT, file), join(DIST, file.slice('ui/'.length)));
  const documents = (await import(
    pathToFileURL(join(DIST, 'server/site-documents.js')).href
  )) as typeof Documents;
  const fonts = await documentFonts(ROOT);
  documents.writeDrawings(ROOT, join(DIST, 'client'));
  const imprint = await documents.writeSiteDocuments(fonts, ROOT, join(DIST, 'client'));
  // For servers with another imprint, which write the documents again.
  mkdirSync(join(DIST, 'documents'), { recursive: true });
  for (const [weight, font] of Object.entries(fonts) as ReadonlyArray<[string, Uint8Array]>)
    writeFileSync(join(DIST, 'documents', `${weight}.ttf`), font);
  writeFileSync(join(DIST, 'documents', 'imprint.json'), JSON.stringify(imprint));
  for (const file of STREET_MAP_FILES)
    cpSync(join(MAPLIBRE, file), join(DIST, 'client/street-map', file), { preserveTimestamps: true });
  await compressFiles(join(DIST, 'client'));
};

/** Removes the scripts of modules that only the server runs from the build. */
const withoutScriptsOf = (ids: ReadonlyArray<string>): Plugin => ({
  name: 'without-scripts-of-the-server',
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && ids.includes(chunk.facadeModuleId ?? '')) delete bundle[file];
  },
});

/**
 * Minifies with terser, which takes seconds and saves another 1% on the bundler's minifier. Inlined functions compress less well, so
 * `reduce_funcs` is off.
 */
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

/** Touches the files of the current build, so that their retention begins now. */
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
