import type { FastifyInstance } from 'fastify';

const A_DAY = 'public, max-age=86400';

/** `/sitemap.xml`, `/robots.txt` and the manifest: how machines find their way in the site. */
export const discoveryRoutes = (
  server: FastifyInstance,
  site: { readonly siteUrl: string; readonly brandName: string; readonly paths: ReadonlyArray<string> },
): void => {
  const addresses = site.paths.map((path) => `<url><loc>${site.siteUrl}${path}</loc></url>`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>`;
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
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap],
    ['/robots.txt', 'text/plain; charset=utf-8', robots],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest],
  ] as const;
  for (const [path, type, body] of files) {
    server.get(path, (_request, reply) => reply.type(type).header('cache-control', A_DAY).send(body));
  }
};
