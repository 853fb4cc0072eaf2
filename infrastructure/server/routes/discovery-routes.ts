import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '../problem.ts';

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';

/** The maximum number of dealer pages in one sitemap file, which is computed in one go. */
const PAGES_IN_FILE = 2_500;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (path: string): string => path.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The pages of dealers and of places with dealers. There may be hundreds of thousands. */
export interface DealerPages {
  readonly count: () => Promise<number>;
  readonly paths: (from: number, most: number) => Promise<ReadonlyArray<string>>;
}

/**
 * Serves files for crawlers and browsers: `/sitemap.xml` for the content, `/sitemap-dealers.xml` in parts for dealer pages,
 * `/robots.txt` and the manifest.
 */
export const discoveryRoutes = (
  server: FastifyInstance,
  site: {
    readonly siteUrl: string;
    readonly brandName: string;
    readonly paths: () => Promise<ReadonlyArray<string>>;
    readonly dealerPages: DealerPages;
  },
): void => {
  const xml = (reply: FastifyReply, body: string) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
  const sitemap = (paths: ReadonlyArray<string>): string =>
    `<urlset ${XMLNS}>${paths.map((path) => `<url><loc>${site.siteUrl}${escaped(path)}</loc></url>`).join('')}</urlset>`;
  server.get('/sitemap.xml', async (_request, reply) => xml(reply, sitemap(await site.paths())));
  server.get('/sitemap-dealers.xml', async (_request, reply) => {
    const files = Math.ceil((await site.dealerPages.count()) / PAGES_IN_FILE);
    const parts = Array.from(
      { length: files },
      (_, i) => `<sitemap><loc>${site.siteUrl}/sitemap-dealers-${i + 1}.xml</loc></sitemap>`,
    );
    return xml(reply, `<sitemapindex ${XMLNS}>${parts.join('')}</sitemapindex>`);
  });
  server.get<{ Params: { part: string } }>(
    '/sitemap-dealers-:part(^[1-9]\\d{0,3}$).xml',
    async ({ params }, reply) => {
      const paths = await site.dealerPages.paths((Number(params.part) - 1) * PAGES_IN_FILE, PAGES_IN_FILE);
      return paths.length === 0
        ? sendProblem(reply, 404, 'There’s no such file.')
        : xml(reply, sitemap(paths));
    },
  );
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.siteUrl}/sitemap.xml\nSitemap: ${site.siteUrl}/sitemap-dealers.xml\n`;
  const manifest = JSON.stringify({
    name: site.brandName,
    short_name: site.brandName,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f3',
    theme_color: '#0f2a33',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
  const files = [
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest],
  ] as const;
  for (const [path, type, body] of files) {
    server.get(path, (_request, reply) => reply.type(type).header('cache-control', A_DAY).send(body));
  }
};
