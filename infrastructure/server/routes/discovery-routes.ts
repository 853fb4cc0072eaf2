import type { FastifyInstance } from 'fastify';

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';

const escaped = (path: string): string => path.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** `/sitemap.xml`, `/robots.txt` and the manifest: how machines find their way in the site. */
export const discoveryRoutes = (
  server: FastifyInstance,
  site: {
    readonly siteUrl: string;
    readonly brandName: string;
    readonly paths: () => Promise<ReadonlyArray<string>>;
  },
): void => {
  server.get('/sitemap.xml', async (_request, reply) => {
    const addresses = (await site.paths()).map(
      (path) => `<url><loc>${site.siteUrl}${escaped(path)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
      );
  });
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`;
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
