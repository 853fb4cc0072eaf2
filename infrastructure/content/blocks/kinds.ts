import type { Type, URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import { addressKind, mediaKind, widgetKind } from './address-kinds.ts';
import { addressesOf } from './addresses.ts';
import { either, expected, listOf, maybe, oneOrMore } from './combined-kinds.ts';
import { hasContent } from '../html/has-content.ts';
import { sanitiserOf, type ContentSite } from '../html/sanitiser.ts';
import {
  film,
  flag,
  fragment,
  kindNamed,
  number,
  oneOf,
  surface,
  text,
  writtenHtml,
} from './simple-kinds.ts';

/** Html that is made safe; of one in which nothing stands, `blank` is left. */
const htmlKind = (
  name: string,
  sanitise: (html: string) => SafeHtml,
  blank: SafeHtml | undefined,
): Type<SafeHtml> =>
  kindNamed(name, (given) => {
    const written = writtenHtml(given);
    if (written === undefined) return undefined;
    const safe = sanitise(written);
    return hasContent(safe) ? safe : blank;
  });

/** What the attributes of blocks are made of, decoded by io-ts, for the content of one site. */
export const kindsOf = (site: ContentSite): Kinds<typeof URI> => {
  const { safeHtml, safeInline, rawHtml } = sanitiserOf(site);
  const addresses = addressesOf(site.siteUrl);
  return {
    text,
    html: htmlKind('html', safeHtml, safeHtml('')),
    // Lines are labels and headings: what is pressed must say something.
    inline: htmlKind('text', safeInline, undefined),
    rawHtml: htmlKind('html', rawHtml, rawHtml('')),
    media: mediaKind(addresses),
    address: addressKind(addresses),
    film,
    widget: widgetKind(site.widgetHosts),
    fragment,
    surface,
    flag,
    number,
    oneOf,
    maybe,
    expected,
    listOf,
    oneOrMore,
    either,
  };
};
