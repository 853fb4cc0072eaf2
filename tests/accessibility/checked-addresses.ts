import { BLOCK_PURPOSES } from '../../domain/content/blocks/block-purpose.ts';

/** Pages that the sitemap does not list. */
const UNLISTED = [
  '/sitemap/',
  '/search/',
  '/thank-you/',
  '/get-help/',
  '/find-a-dealer/compare/',
  '/saved/',
  '/styleguide/',
  '/styleguide/translations/',
  ...BLOCK_PURPOSES.map((purpose) => `/styleguide/${purpose}/`),
];

/** An address without a page. */
export const MISSING_PATH = '/no-such-page/';

const REFERENCE = 'reference=R-0ABCDEFZ';

/** Pages in states that a query sets, and pages of dealers, for a site with the sample's dealers near 75001 and H2X 1Y4. */
export const statesWith = ([first = '', second = '']: ReadonlyArray<string>): ReadonlyArray<string> => [
  MISSING_PATH,
  '/search/?q=furnace',
  '/search/?q=xylophone',
  '/resources/?tab=technical-docs&filter=furnace',
  ...['/find-a-dealer/', '/es/distribuidores/', '/fr/concessionnaires/', '/find-your-dealer/'].flatMap(
    (path) =>
      ['75001', 'H2X 1Y4', '99950', 'nowhere'].map((code) => `${path}?zipcode=${encodeURIComponent(code)}`),
  ),
  '/find-a-dealer/?zipcode=75001&filter=emergencyService&sort=nearest',
  `/find-a-dealer/compare/?zipcode=75001&compare=${first}&compare=${second}`,
  '/dealers/',
  '/dealers/tx/',
  '/dealers/tx/addison/',
  `/dealers/tx/addison/dealer-${first}/?zipcode=75001`,
  ...['/connect/', '/book-online/', '/es/llamada/', '/es/visita/', '/fr/appel/', '/fr/visite/'].flatMap(
    (path) => [path, `${path}?zipcode=75001&dealer=${first}`],
  ),
  `/thank-you/?form=contact-form&${REFERENCE}`,
  `/thank-you/?form=booking&${REFERENCE}&day=2026-12-07&window=morning&dealer=${first}`,
  `/es/gracias/?form=booking-es&${REFERENCE}&day=2026-12-07&window=morning&dealer=${first}`,
  `/fr/merci/?form=booking-fr&${REFERENCE}&day=2026-12-07&window=morning&dealer=${first}`,
  ...['/resources/rebates/', '/es/reembolsos/'].flatMap((path) =>
    ['75001', '99950'].map((zip) => `${path}?zip=${zip}`),
  ),
  ...['/es/estimado/', '/fr/estimation/'].map((path) => `${path}?system=heat-pump&zip=75001&area=2000`),
  ...['/es/bomba-de-calor-o-calefactor/', '/fr/thermopompe-ou-fournaise/'].map(
    (path) => `${path}?zip=75001&area=2000`,
  ),
  ...['/resources/warranty/', '/es/garantia/', '/fr/garantie/'].flatMap((path) =>
    ['2026-01-20', '2026-11-20'].map((day) => `${path}?installed=${day}`),
  ),
];

/** The ids of the dealers in a list's html, in order. */
export const dealersIn = (html: string): ReadonlyArray<string> => [
  ...new Set([...html.matchAll(/href="\/dealers\/[^"?#]*-(\d+)\//g)].map(([, id = '']) => id)),
];

/**
 * The paths in a `sitemap.xml`, the unlisted pages, and pages in their states; only those that start with one of the
 * prefixes, if there are any.
 */
export const checkedAddresses = (
  sitemap: string,
  states: ReadonlyArray<string>,
  beginnings: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  const all = [...new Set([...listed, ...UNLISTED, ...states])];
  return beginnings.length === 0
    ? all
    : all.filter((path) => beginnings.some((beginning) => path.startsWith(beginning)));
};
