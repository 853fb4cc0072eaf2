import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** A page with its style sheet inlined in its head in place of the link. */
const inlined = async (site: string, html: string): Promise<string> => {
  const [, address = ''] = html.matchAll(SHEET).next().value ?? [];
  const sheet = await (await fetch(`${site}${address}`)).text();
  return html.replace(SHEET, '').replace('</style>', () => `${sheet}</style>`);
};

/** The site with all styles in its documents, for comparison with pages in two parts. */
export const openInlinedSite = async (site: string) => {
  const pages = new Map<string, Buffer>();
  const answerTo = async (path: string): Promise<{ readonly type: string; readonly bytes: Buffer }> => {
    const answer = await fetch(`${site}${path}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    if (!type.startsWith('text/html')) return { type, bytes: brotliCompressSync(body) };
    const page = pages.get(path) ?? brotliCompressSync(await inlined(site, body.toString()));
    pages.set(path, page);
    return { type, bytes: page };
  };
  const server = createServer(({ url = '/' }, response) => {
    void answerTo(url).then(({ type, bytes }) => {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes);
    });
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
