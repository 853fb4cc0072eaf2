import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import type { ClassicContent } from '../../../domain/content/html/classic-content.ts';
import { withParagraphs } from '../../../domain/content/html/paragraphs.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { renderShortcodes } from '../../../domain/content/html/shortcodes.ts';
import { addressKind, mediaKind, srcsetKind, widgetKind } from './address-kinds.ts';
import { addressesOf } from './addresses.ts';
import { either, expected, listOf, maybe, oneOrMore } from './combined-kinds.ts';
import { firstFault } from './faults.ts';
import { leaveOut } from './left-out.ts';
import { hasContent } from '../html/has-content.ts';
import { sanitizerOf, type ContentSite } from '../html/sanitizer.ts';
import {
  drawing,
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

/** Sanitized html. Html without content becomes `blank`. */
const htmlKind = (
  name: string,
  sanitize: (html: string) => SafeHtml,
  blank: SafeHtml | undefined,
): Type<SafeHtml> =>
  kindNamed(name, (given) => {
    const written = writtenHtml(given);
    if (written === undefined) return undefined;
    const safe = sanitize(written);
    return hasContent(safe) ? safe : blank;
  });

/** Classic content. Shortcodes and line breaks are expanded before sanitizing. */
const classicKind = (sanitize: (html: string) => SafeHtml): Type<ClassicContent> =>
  kindNamed('html', (given) => {
    const written = writtenHtml(given);
    if (written === undefined) return undefined;
    const { html, leftOut } = renderShortcodes(written);
    const safe = sanitize(withParagraphs(html));
    return { html: hasContent(safe) ? safe : sanitize(''), leftOut };
  });

const framesIn = (html: string): number => html.match(/<(?:iframe|object|embed)[\s>]/gi)?.length ?? 0;

const NO_FRAMES = 'without frames of hosts that WIDGET_HOSTS does not name';

/** Adds a warning when frames of other hosts were removed. */
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

/** The kinds of block attributes as io-ts codecs, for one site's content. */
export const kindsOf = (site: ContentSite) => {
  const { safeHtml, safeInline, rawHtml } = sanitizerOf(site);
  const addresses = addressesOf(site.siteUrl);
  return {
    text,
    html: namingFrames(htmlKind('html', safeHtml, safeHtml('')), (html) => html),
    // For labels and headings, which must have a text.
    inline: namingFrames(htmlKind('text', safeInline, undefined), (html) => html),
    classicHtml: namingFrames(classicKind(rawHtml), ({ html }) => html),
    rawHtml: namingFrames(htmlKind('html', rawHtml, rawHtml('')), (html) => html),
    media: mediaKind(addresses),
    srcset: srcsetKind(addresses),
    drawing,
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

/** The kinds that block codecs get. The composition root checks that they match what blocks expect. */
export type Kinds = ReturnType<typeof kindsOf>;
