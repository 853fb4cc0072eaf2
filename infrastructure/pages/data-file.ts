import { createHash } from 'node:crypto';
import type { PageDataFile } from './rendered-page.ts';

/** The folder of the files that the applications of pages resume from. */
export const PAGE_DATA_FOLDER = '/assets/pages/';

/** The address of a page's file. It includes the page's address, so that any instance can make the file again. */
export const pageDataAddress = ({ name }: PageDataFile, path: string, query: string): string =>
  `${PAGE_DATA_FOLDER}${name}${path}${query === '' ? '' : `?${query}`}`;

/** Fewer characters of page data than this are not worth a file of their own. */
const MIN_FILE_CHARACTERS = 3_000;

/** The file of a page's data, named by its content; null: the data is short enough to be part of the page. */
export const dataFileOf = (json: string): PageDataFile | null =>
  json.length < MIN_FILE_CHARACTERS
    ? null
    : { name: createHash('sha1').update(json).digest('base64url'), json };
