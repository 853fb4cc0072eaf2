import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { addressesOf } from '../blocks/addresses.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  CHOICES,
  LEFT_OUT_TAGS,
  LINE_ENDS,
  ONLY_PARTS,
  type Strength,
} from './allowed-html.ts';
import { plainText } from './plain-text.ts';
import { MAX_HTML_DEPTH } from './shallow-document.ts';
import { isLost, safeElement } from './safe-element.ts';
import { withLists } from './with-lists.ts';

/** The site whose content is sanitized. */
export interface ContentSite {
  /** The site's URL, by which links to other sites are recognized. */
  readonly siteUrl: string;
  /** The exact host names of widgets that raw html may contain (setting `WIDGET_HOSTS`). */
  readonly widgetHosts: ReadonlyArray<string>;
}

/** Sanitizes html in content. The only source of `SafeHtml`. */
export interface Sanitizer {
  /** Allows paragraphs, lists, tables and images. */
  readonly safeHtml: (html: string) => SafeHtml;
  /** Allows only inline elements. Other elements keep their text. */
  readonly safeInline: (html: string) => SafeHtml;
  /** Like `safeHtml`, plus frames and scripts of allow-listed hosts. Orphaned list items get a list. */
  readonly rawHtml: (html: string) => SafeHtml;
}

/** Removing a wrapper may bring elements together that can't be nested, so sanitizing repeats until nothing changes. */
const MAX_TURNS = 8;

/** Removes characters that html can't contain, and normalizes line ends. */
const wellFormed = (html: string): string =>
  html
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g, '');

/** The start of a tag of an element that ends a line. */
const LINE_END = new RegExp(`<(?=/?(?:${[...LINE_ENDS].join('|')})[\\s/>])`, 'gi');

/** Frames and scripts have no contents. */
const emptied = (tagName: string, attribs: Record<string, string>) => ({ tagName, attribs, text: '' });

const asText = (html: string): string =>
  plainText(html).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Replacements for elements that aren't rendered in flow content. */
const FLOWING = {
  h1: 'h2',
  ...CHOICES,
  ...Object.fromEntries(ONLY_PARTS.map((name) => [name, 'div'])),
};

/** Required lazily: its parser is an ES module, which Jest can't require while importing this module. */
const library = (): typeof sanitizeHtml => createRequire(import.meta.url)('sanitize-html');

/** Creates the sanitizer of a site's content. Sanitizing is idempotent. */
export const sanitizerOf = ({ siteUrl, widgetHosts }: ContentSite): Sanitizer => {
  const addresses = addressesOf(siteUrl);
  const hosts = new Set(widgetHosts);
  const sanitize = library();

  const turn = (html: string, strength: Strength): string => {
    const around = {
      addresses,
      widgetHosts: strength === 'raw' ? hosts : new Set<string>(),
      ids: new Set<string>(),
    };
    const written = wellFormed(html);
    return sanitize(strength === 'raw' ? withLists(written) : written, {
      allowedTags: [...ALLOWED_TAGS[strength]],
      allowedAttributes: ALLOWED_ATTRIBUTES,
      allowedSchemes: ['http', 'https', 'mailto', 'sms', 'tel'],
      allowVulnerableTags: true,
      allowedScriptHostnames: widgetHosts.map((host) => host.replace(/:\d+$/, '')),
      nonTextTags: LEFT_OUT_TAGS,
      nestingLimit: MAX_HTML_DEPTH,
      parseStyleAttributes: false,
      selfClosing: ['img', 'br', 'hr', 'col', 'source', 'wbr'],
      exclusiveFilter: ({ tag, attribs }) => isLost(tag, attribs),
      transformTags: {
        ...(strength !== 'inline' && FLOWING),
        iframe: emptied,
        script: emptied,
        '*': (tag, attributes) => safeElement(tag, attributes, around),
      },
    });
  };

  const sanitized = (html: string, strength: Strength): SafeHtml => {
    // Skips parsing for text without markup, the usual case.
    if (!/[<>&]/.test(html)) {
      const text = wellFormed(html);
      return (strength === 'inline' ? text.trim() : text) as SafeHtml;
    }
    let before = html;
    for (let turns = 0; turns < MAX_TURNS; turns++) {
      const after = strength === 'inline' ? turn(before, strength).trim() : turn(before, strength);
      if (after === before) return after as SafeHtml;
      before = after;
    }
    return asText(before) as SafeHtml;
  };

  return {
    safeHtml: (html) => sanitized(html, 'html'),
    safeInline: (html) => sanitized(html.replace(LINE_END, ' <'), 'inline'),
    rawHtml: (html) => sanitized(html, 'raw'),
  };
};
