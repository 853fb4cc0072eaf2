/** What the server answers beside pages and files (contract, sections 3 and 4). */
const ADDRESSES: ReadonlyArray<string> = [
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/healthz', '/readyz', '/metrics'],
  '/api/openapi.json',
];

/** Whether the server itself answers a path that may be asked for without saying more. */
export const isOwnAddress = (path: string): boolean => ADDRESSES.includes(path);
