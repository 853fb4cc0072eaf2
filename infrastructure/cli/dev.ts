/** `npm run dev`: serves the site from its sources, with hot reload. */
import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { documentFileName } from '../../domain/document/site-document.ts';
import { DRAWING_NAMES, drawingPath } from '../../domain/product/product-drawings.ts';
import { REBATE_WIDGET_SCRIPT } from '../../application/visitor/see-offers/texts.ts';
import type { Build } from '../composition/server.tsx';
import type { RenderSitePage } from '../composition/rendering/render-site-page.ts';
import { writePlacesSnapshot } from '../places/places-snapshot.ts';
import type * as Documents from '../composition/site-documents.ts';
import { isScene } from '../drawings/scene-paths.ts';
import { DIST, SERVER_RENDERED } from './build.ts';
import { LAYER_ORDER } from './cascade-layers.ts';
import { documentFonts } from './document-fonts.ts';
import { heroArt } from './hero-art.ts';

const PLACES = join(DIST, 'places.json.gz');

/** The folder of the documents and drawings that a build would put into the client's files. */
const WRITTEN = join(DIST, 'developing');

/** Imports the sources directly: the application, the consent notice, and the server-rendered components for their styles. */
const DEVELOPING = [
  'infrastructure/composition/browser.tsx',
  'infrastructure/composition/consent.ts',
  ...SERVER_RENDERED,
]
  .map((source) => `import("/${source}")`)
  .join(';');

mkdirSync(DIST, { recursive: true });
writePlacesSnapshot(PLACES);

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'info' });

const { serve } = (await vite.ssrLoadModule('/infrastructure/composition/run-server.ts')) as {
  serve: (build: Build) => Promise<void>;
};

const documents = (await vite.ssrLoadModule(
  '/infrastructure/composition/site-documents.ts',
)) as typeof Documents;
await documents.writeSiteDocuments(await documentFonts(process.cwd()), heroArt(process.cwd()), WRITTEN);

await serve({
  dist: DIST,
  pages: { folder: 'infrastructure/content/pages', isFixed: false },
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
      const path = request.url ?? '';
      const isDrawing = isScene(path) || DRAWING_NAMES.some((name) => drawingPath(name) === path);
      const file = join(WRITTEN, path);
      if ((documentFileName(path) === null && !isDrawing) || !existsSync(file))
        return vite.middlewares(request, response, next);
      response.setHeader('content-type', isDrawing ? 'image/svg+xml' : 'application/pdf');
      createReadStream(file).pipe(response);
    },
  },
  assetsOf: () =>
    Promise.resolve({
      ...{
        stylesFor: () => ({ css: LAYER_ORDER, sheet: '/ui/theme/print.css' }),
        chunks: [],
        icon: '/icon.svg',
        fonts: ['/ui/theme/fonts/figtree.woff2', '/ui/theme/fonts/bricolage-grotesque.woff2'],
        accentFonts: [],
      },
      ...{
        entry: '',
        boot: DEVELOPING,
      },
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
