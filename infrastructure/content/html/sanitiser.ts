import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { addressesOf } from '../blocks/addresses.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  LEFT_OUT_TAGS,
  LINE_ENDS,
  ONLY_PARTS,
  type Strength,
} from './allowed-html.ts';
import { plainText } from './plain-text.ts';
import { MAX_HTML_DEPTH } from './shallow-document.ts';
import { isLost, safeElement } from './safe-element.ts';
import { withLists } from './with-lists.ts';

/** The site whose content is sanitised. */
export interface ContentSite {
  /** Its own address: links to other sites are recognized by it. */
  readonly siteUrl: string;
  /** The hosts whose widgets may be in raw html, by their exact names (setting `WIDGET_HOSTS`). */
  readonly widgetHosts: ReadonlyArray<string>;
}

/** Makes html from content safe to be rendered; nothing else makes `SafeHtml`. */
export interface Sanitiser {
  /** Paragraphs, lists, tables, pictures. */
  readonly safeHtml: (html: string) => SafeHtml;
  /** What may be inside a line: of all else the text stays. */
  readonly safeInline: (html: string) => SafeHtml;
  /** As `safeHtml`, with the frames and scripts of allow-listed hosts; an item of a list is in one. */
  readonly rawHtml: (html: string) => SafeHtml;
}

/** What is unwrapped may bring elements together that close each other, which a next turn writes down. */
const MAX_TURNS = 8;

/** What no html may hold, and line ends in one spelling. */
const wellFormed = (html: string): string =>
  html
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g, '');

/** A tag with a name of its own, before which a line ends. */
const LINE_END = new RegExp(`<(?=/?(?:${[...LINE_ENDS].join('|')})[\\s/>])`, 'gi');

/** A widget holds nothing of its own. */
const emptied = (tagName: string, attribs: Record<string, string>) => ({ tagName, attribs, text: '' });

const asText = (html: string): string =>
  plainText(html).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Where text flows, what is not rendered becomes what is like it. */
const FLOWING = { h1: 'h2', ...Object.fromEntries(ONLY_PARTS.map((name) => [name, 'div'])) };

/** Loaded when it is used: it requires a parser that is a module, which Jest refuses while that one is being imported. */
const library = (): typeof sanitizeHtml => createRequire(import.meta.url)('sanitize-html');

/** The sanitiser of a site's content. The same html, sanitised twice, is what it was after the first time. */
export const sanitiserOf = ({ siteUrl, widgetHosts }: ContentSite): Sanitiser => {
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
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
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

  const sanitised = (html: string, strength: Strength): SafeHtml => {
    // Most texts hold no markup: they need not be parsed.
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
    safeHtml: (html) => sanitised(html, 'html'),
    safeInline: (html) => sanitised(html.replace(LINE_END, ' <'), 'inline'),
    rawHtml: (html) => sanitised(html, 'raw'),
  };
};
