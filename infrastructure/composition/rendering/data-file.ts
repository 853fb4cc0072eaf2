import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../server/pages/rendered-page.ts';

/** Fewer characters of page data than this are not worth a file of their own. */
const MIN_FILE_CHARACTERS = 3_000;

/** The file of a page's data, named by its content; null: the data is short enough to be part of the page. */
export const dataFileOf = (json: string): NonNullable<RenderedPage['data']> | null =>
  json.length < MIN_FILE_CHARACTERS
    ? null
    : { name: createHash('sha1').update(json).digest('base64url'), json };
