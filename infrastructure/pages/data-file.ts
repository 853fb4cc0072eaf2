import { createHash } from 'node:crypto';
import type { PageDataFile } from './rendered-page.ts';

/** The folder of the files with pages' hydration data. */
export const PAGE_DATA_FOLDER = '/assets/pages/';

/** The URL of a page's data file. It includes the page's URL, so any instance can regenerate the file. */
export const pageDataAddress = ({ name }: PageDataFile, path: string, query: string): string =>
  `${PAGE_DATA_FOLDER}${name}${path}${query === '' ? '' : `?${query}`}`;

/** Shorter data is inlined, because a separate file isn't worth the request. */
const MIN_FILE_CHARACTERS = 3_000;

/** The file for a page's data, named by a content hash. Null when the data is short enough to be inlined. */
export const dataFileOf = (json: string): PageDataFile | null =>
  json.length < MIN_FILE_CHARACTERS
    ? null
    : { name: createHash('sha1').update(json).digest('base64url'), json };
