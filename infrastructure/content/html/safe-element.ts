import type { Addresses } from '../blocks/addresses.ts';
import { safeAttributes, type Attributes } from '../blocks/element-attributes.ts';

/** An element as it is rendered. */
export interface SafeElement {
  readonly tagName: string;
  readonly attribs: Record<string, string>;
}

interface Surroundings {
  readonly addresses: Addresses;
  /** The hosts whose widgets are rendered, by their exact names. */
  readonly widgetHosts: ReadonlySet<string>;
  /** The ids that are before the element. */
  readonly ids: Set<string>;
}

/** A word that `rel` holds, in addition to those that it has. */
const withRel = (rel: string, word: string): string =>
  rel.split(/\s+/).includes(word) ? rel : `${rel} ${word}`.trim();

const link = ({ href, target, rel, ...others }: Attributes, addresses: Addresses): SafeElement => {
  if (href === undefined) {
    const { class: className, id, lang, dir, style, title } = others;
    const kept = Object.entries({ class: className, id, lang, dir, style, title });
    const attribs = kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { tagName: 'span', attribs: Object.fromEntries(attribs) };
  }
  const isWatched = target?.toLowerCase() === '_blank' || addresses.isElsewhere(href);
  const kept = rel?.trim().replace(/\s+/g, ' ') ?? '';
  const tied = isWatched ? withRel(kept, 'noopener') : kept;
  return {
    tagName: 'a',
    attribs: { href, ...(target && { target }), ...(tied && { rel: tied }), ...others },
  };
};

/** A button of the content opens what it names, and does nothing else; one that names nothing is text. */
const opener = ({ popovertarget, type: _, ...others }: Attributes): SafeElement =>
  popovertarget === undefined
    ? { tagName: 'span', attribs: { ...others } }
    : { tagName: 'button', attribs: { type: 'button', popovertarget, ...others } };

const picture = (attributes: Attributes): Record<string, string> => ({
  ...attributes,
  alt: attributes['alt'] ?? '',
  loading: 'lazy',
  decoding: 'async',
});

/** A frame or a script of a host that is known; of any other nothing is kept. */
const widget = (
  tagName: string,
  attributes: Attributes,
  hosts: ReadonlySet<string>,
): Record<string, string> => {
  const url = URL.parse(attributes['src'] ?? '');
  if (url === null || !hosts.has(url.host)) return {};
  return tagName === 'script'
    ? { ...attributes, async: '' }
    : { ...attributes, title: attributes['title'] ?? url.host, loading: 'lazy' };
};

/** What is nothing without its address. */
const NEEDS_ADDRESS = new Set(['iframe', 'img', 'script', 'source']);

/** Whether an element, once it is safe, is left out with what it holds. */
export const isLost = (tag: string, { src, srcset }: Attributes): boolean =>
  NEEDS_ADDRESS.has(tag) && src === undefined && srcset === undefined;

/** An element of the content as it may be rendered. */
export const safeElement = (tagName: string, written: Attributes, around: Surroundings): SafeElement => {
  // What older contents are found by has a name in place of an id.
  const { name } = written;
  const named = tagName === 'a' && name !== undefined ? { id: name, ...written } : written;
  const attributes = safeAttributes(named, around.addresses, around.ids);
  switch (tagName) {
    case 'a':
      return link(attributes, around.addresses);
    case 'button':
      return opener(attributes);
    case 'img':
      return { tagName, attribs: picture(attributes) };
    case 'iframe':
    case 'script':
      return { tagName, attribs: widget(tagName, attributes, around.widgetHosts) };
    case 'audio':
    case 'video':
      // Nothing is downloaded before it is played.
      return { tagName, attribs: { ...attributes, controls: '', preload: 'none' } };
    default:
      return { tagName, attribs: { ...attributes } };
  }
};
