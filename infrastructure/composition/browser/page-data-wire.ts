import type { PageData } from '../page-data.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a page was read, and its blocks are there if it was found. */
const isRead = (read: unknown): boolean => {
  if (read === null) return true;
  const { kind, page } = isRecord(read) ? read : {};
  return kind === 'found'
    ? isRecord(page) && Array.isArray(page['blocks'])
    : kind === 'missing' || kind === 'unavailable';
};

/** The parts that every page has: what starts, and from what. */
const isPageData = (data: unknown): data is PageData =>
  isRecord(data) &&
  ['site', 'area', 'dealerSearch', 'capabilities', 'serverViews'].every((part) => isRecord(data[part])) &&
  Array.isArray(data['startsLate']) &&
  isRead(data['read']);

/**
 * Decodes the frame of a page's hydration data; the rest is as this build wrote it. Without io-ts, because every page loads it. Throws if a
 * proxy or a translator has changed the frame: the application doesn't start, and the page works as it does without scripts.
 */
export const decodePageData = (text: string): PageData => {
  const data: unknown = JSON.parse(text);
  if (!isPageData(data)) throw new Error('The page’s data has changed');
  return data;
};
