/** `npm run dev`: serves the site from its sources, with hot reload. */
import { createReadStream, existsSync, globSync, mkdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { createServer } from 'vite';
import { REBATE_WIDGET_SCRIPT } from '../../application/visitor/see-offers/texts.ts';
import type { Build } from '../composition/server.tsx';
import type { RenderSitePage } from '../composition/rendering/render-site-page.ts';
import { writePlacesSnapshot } from '../places/places-snapshot.ts';
import type * as Documents from '../composition/site-documents.ts';
import { DIST } from './build.ts';
import { LAYER_ORDER } from './cascade-layers.ts';
import { documentFonts } from './document-fonts.ts';

/** The folder of what a build would write: places, documents and drawings. */
const WRITTEN = join(DIST, 'developing');
const WRITTEN_TYPES = new Map([
  ['.pdf', 'application/pdf'],
  ['.svg', 'image/svg+xml'],
]);

/** Starts the application with the page. Server-rendered components have no script, so the styles of all components are imported here. */
const DEVELOPING = [
  `Promise.all([${globSync('ui/**/*.module.css').map((file) => `import("/${file}")`)}])`,
  '.then(() => import("/infrastructure/composition/browser.tsx")).then(({ start }) => start());',
  'import("/infrastructure/composition/consent.ts")',
].join('');

/** What a browser may ask for: sources, assets and packages. Everything else here, such as `.data`, `.env` and `.git`, is not served. */
const SERVED = ['application', 'domain', 'infrastructure', 'node_modules', 'ui'];

/** Patterns of files that are not even served from these folders: the secrets that Vite names, and a `DATA_DIR` that is set. */
const notServed = (dataDir: string | undefined): string[] => {
  const secrets = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];
  if (dataDir === undefined || dataDir === '') return secrets;
  const folder = resolve(dataDir).replaceAll('\\', '/');
  return [...secrets, `${folder.replace(/[^\w/:.-]/g, '\\$&')}/**`];
};

mkdirSync(WRITTEN, { recursive: true });
writePlacesSnapshot(join(WRITTEN, 'places.json.gz'));

const vite = await createServer({
  server: {
    middlewareMode: true,
    fs: {
      strict: true,
      allow: SERVED.map((folder) => resolve(folder)),
      deny: notServed(process.env['DATA_DIR']),
    },
  },
  appType: 'custom',
  logLevel: 'info',
  // Found before the first page: a package found later would reload it.
  optimizeDeps: { entries: ['infrastructure/composition/{browser.tsx,capabilities/browser/*.ts,browser/*}'] },
});

const { serve } = (await vite.ssrLoadModule('/infrastructure/composition/run-server.ts')) as {
  serve: (build: Build) => Promise<void>;
};

const documents = (await vite.ssrLoadModule(
  '/infrastructure/composition/site-documents.ts',
)) as typeof Documents;
documents.writeDrawings(process.cwd(), WRITTEN);

/** Writes the documents when the first one is asked for: they take longer than the start of everything else. */
let writing: Promise<unknown> | null = null;
const writeDocuments = async (): Promise<unknown> =>
  documents.writeSiteDocuments(await documentFonts(process.cwd()), process.cwd(), WRITTEN);

const writtenFile = async (path: string): Promise<string | null> => {
  if (path.endsWith('.pdf')) await (writing ??= writeDocuments());
  const file = join(WRITTEN, path);
  return existsSync(file) ? file : null;
};

await serve({
  dist: WRITTEN,
  pages: { folder: 'infrastructure/content/pages', blocks: 'ui/blocks', isFixed: false },
  files: {
    kind: 'developing',
    middleware: (request, response, next) => {
      if (request.url === REBATE_WIDGET_SCRIPT) {
        response.setHeader('content-type', 'text/javascript');
        response.end('import("/infrastructure/composition/rebate-widgets.ts")');
        return;
      }
      if (request.url === '/street-map.js') {
        response.setHeader('content-type', 'text/javascript');
        response.end('import("/infrastructure/browser/street-map.ts")');
        return;
      }
      const [, library] = /^\/street-map\/([\w.-]+)/.exec(request.url ?? '') ?? [];
      if (library !== undefined) request.url = `/node_modules/maplibre-gl/dist/${library}`;
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const type = WRITTEN_TYPES.get(extname(pathname));
      if (type === undefined) return vite.middlewares(request, response, next);
      // Writing all documents takes longer than a connection may be idle.
      request.setTimeout(0);
      writtenFile(pathname).then((file) => {
        if (file === null) return vite.middlewares(request, response, next);
        response.setHeader('content-type', type);
        createReadStream(file).pipe(response);
      }, next);
    },
  },
  assetsOf: () =>
    Promise.resolve({
      stylesFor: () => ({ css: LAYER_ORDER, sheet: '/ui/theme/print.css' }),
      chunks: [],
      icon: '/icon.svg',
      fonts: ['/ui/theme/fonts/figtree.woff2', '/ui/theme/fonts/bricolage-grotesque.woff2'],
      latinFonts: [],

      entry: '',
      boot: DEVELOPING,
    }),
  scripts: {
    hours: {
      en: '/infrastructure/browser/hours.ts',
      es: '/infrastructure/browser/hours-es.ts',
      fr: '/infrastructure/browser/hours-fr.ts',
    },
    saved: '/infrastructure/browser/saved.ts',
    consent: { boot: '', entry: '' },
  },
  render: async (context, address) => {
    const source = '/infrastructure/composition/rendering/render-site-page.ts';
    const rendering = (await vite.ssrLoadModule(source)) as { renderSitePage: RenderSitePage };
    const page = await rendering.renderSitePage(context, address);
    return { ...page, html: await vite.transformIndexHtml(address.path, page.html) };
  },
});
