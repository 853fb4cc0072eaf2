import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** A page with the styles of its sheet in its head, and without the link. */
const inlined = async (site: string, html: string): Promise<string> => {
  const [, address = ''] = html.matchAll(SHEET).next().value ?? [];
  const sheet = await (await fetch(`${site}${address}`)).text();
  return html.replace(SHEET, '').replace('</style>', () => `${sheet}</style>`);
};

/** The site, its pages with all of their styles in the document: what pages with two parts are compared to. */
export const openInlinedSite = async (site: string) => {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const known = pages.get(path);
      const answer = known ? null : await fetch(`${site}${path}`);
      const isPage = known !== undefined || answer?.headers.get('content-type')?.startsWith('text/html');
      if (isPage !== true) {
        const bytes = brotliCompressSync(Buffer.from((await answer?.arrayBuffer()) ?? []));
        const type = answer?.headers.get('content-type') ?? 'text/plain';
        response.writeHead(answer?.status ?? 200, { 'content-type': type, 'content-encoding': 'br' });
        response.end(bytes);
        return;
      }
      const page = known ?? brotliCompressSync(await inlined(site, (await answer?.text()) ?? ''));
      pages.set(path, page);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
