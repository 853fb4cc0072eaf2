import { MAINTENANCE_CATEGORIES, remindersPath } from '../../domain/help/maintenance.ts';

/** Paths that the server answers in addition to pages and files (contract, sections 3 and 4). */
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

/** Whether the server itself answers this path without parameters. */
export const isOwnAddress = (path: string): boolean => ADDRESSES.includes(path);
