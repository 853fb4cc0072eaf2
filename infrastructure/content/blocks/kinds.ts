import type { Type } from 'io-ts/Type';
import type { ClassicContent } from '../../../domain/content/html/classic-content.ts';
import { withParagraphs } from '../../../domain/content/html/paragraphs.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { renderShortcodes } from '../../../domain/content/html/shortcodes.ts';
import { addressKind, mediaKind, widgetKind } from './address-kinds.ts';
import { addressesOf } from './addresses.ts';
import { either, expected, listOf, maybe, oneOrMore } from './combined-kinds.ts';
import { hasContent } from '../html/has-content.ts';
import { sanitiserOf, type ContentSite } from '../html/sanitiser.ts';
import {
  video,
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

/** Classic content: what its shortcodes and its lines become is made safe with the rest. */
const classicKind = (sanitise: (html: string) => SafeHtml): Type<ClassicContent> =>
  kindNamed('html', (given) => {
    const written = writtenHtml(given);
    if (written === undefined) return undefined;
    const { html, leftOut } = renderShortcodes(written);
    const safe = sanitise(withParagraphs(html));
    return { html: hasContent(safe) ? safe : sanitise(''), leftOut };
  });

/** What the attributes of blocks are made of, decoded by io-ts, for the content of one site. */
export const kindsOf = (site: ContentSite) => {
  const { safeHtml, safeInline, rawHtml } = sanitiserOf(site);
  const addresses = addressesOf(site.siteUrl);
  return {
    text,
    html: htmlKind('html', safeHtml, safeHtml('')),
    // Lines are labels and headings: what is clicked must have a text.
    inline: htmlKind('text', safeInline, undefined),
    classicHtml: classicKind(rawHtml),
    rawHtml: htmlKind('html', rawHtml, rawHtml('')),
    media: mediaKind(addresses),
    address: addressKind(addresses),
    video,
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

/** What codecs of blocks are given; the composition compares it with what they ask for. */
export type Kinds = ReturnType<typeof kindsOf>;
