import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import type { ClassicContent } from '../../../domain/content/html/classic-content.ts';
import { withParagraphs } from '../../../domain/content/html/paragraphs.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { renderShortcodes } from '../../../domain/content/html/shortcodes.ts';
import { addressKind, mediaKind, widgetKind } from './address-kinds.ts';
import { addressesOf } from './addresses.ts';
import { either, expected, listOf, maybe, oneOrMore } from './combined-kinds.ts';
import { firstFault } from './faults.ts';
import { leaveOut } from './left-out.ts';
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

/** Html that is made safe; of one that holds nothing, `blank` is left. */
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

const framesIn = (html: string): number => html.match(/<(?:iframe|object|embed)[\s>]/gi)?.length ?? 0;

const NO_FRAMES = 'without frames of hosts that WIDGET_HOSTS does not name';

/** The same; frames that are not shown are named. */
const namingFrames = <A>(kind: Type<A>, htmlOf: (value: A) => string): Type<A> =>
  new t.Type<A, unknown, unknown>(
    kind.name,
    kind.is,
    (given, context) => {
      const read = kind.validate(given, context);
      const shown = E.isRight(read) ? htmlOf(read.right) : '';
      if (framesIn(writtenHtml(given) ?? '') > framesIn(shown))
        leaveOut(context, { ...firstFault([{ value: given, context }]), expected: `html ${NO_FRAMES}` });
      return read;
    },
    t.identity,
  );

/** What the attributes of blocks are made of, decoded by io-ts, for the content of one site. */
export const kindsOf = (site: ContentSite) => {
  const { safeHtml, safeInline, rawHtml } = sanitiserOf(site);
  const addresses = addressesOf(site.siteUrl);
  return {
    text,
    html: namingFrames(htmlKind('html', safeHtml, safeHtml('')), (html) => html),
    // Lines are labels and headings: what is clicked must have a text.
    inline: namingFrames(htmlKind('text', safeInline, undefined), (html) => html),
    classicHtml: namingFrames(classicKind(rawHtml), ({ html }) => html),
    rawHtml: namingFrames(htmlKind('html', rawHtml, rawHtml('')), (html) => html),
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
