import { BLOCK_PURPOSES } from '../../domain/content/blocks/block-purpose.ts';

/** Pages that are not announced to search engines. */
const UNLISTED = [
  '/sitemap/',
  '/search/',
  '/thank-you/',
  '/get-help/',
  '/find-a-dealer/compare/',
  '/saved/',
  '/styleguide/',
  ...BLOCK_PURPOSES.map((purpose) => `/styleguide/${purpose}/`),
];

/** The paths in a `sitemap.xml`, then those that it leaves out; of these, the ones that begin with one of the beginnings, if any is given. */
export const checkedAddresses = (
  sitemap: string,
  beginnings: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  const all = [...new Set([...listed, ...UNLISTED])];
  return beginnings.length === 0
    ? all
    : all.filter((path) => beginnings.some((beginning) => path.startsWith(beginning)));
};
