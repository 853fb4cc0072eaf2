import { MAINTENANCE_CATEGORIES, remindersPath } from '../../domain/help/maintenance.ts';

/** What the server answers apart from pages and files (contract, sections 3 and 4). */
const ADDRESSES: ReadonlyArray<string> = [
  ...[
    '/sitemap.xml',
    '/sitemap-dealers.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/healthz',
    '/readyz',
    '/metrics',
  ],
  '/api/openapi.json',
  ...MAINTENANCE_CATEGORIES.map(remindersPath),
];

/** Whether the server itself answers a path that may be asked for without saying more. */
export const isOwnAddress = (path: string): boolean => ADDRESSES.includes(path);
