import type { Addresses } from '../blocks/addresses.ts';
import { safeAttributes, type Attributes } from '../blocks/element-attributes.ts';

export interface SafeElement {
  readonly tagName: string;
  readonly attribs: Record<string, string>;
}

interface Surroundings {
  readonly addresses: Addresses;
  /** The exact host names of allowed widgets. */
  readonly widgetHosts: ReadonlySet<string>;
  /** The ids of earlier elements. */
  readonly ids: Set<string>;
}

/** Adds a word to `rel` unless it is there. */
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

/** A button in content may only open the element in `popovertarget`. Without one, it becomes a span. */
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

/** The attributes of a frame or script of an allowed host. Empty for other hosts. */
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

/** Elements that need a URL. */
const NEEDS_ADDRESS = new Set(['iframe', 'img', 'script', 'source']);

/** Whether a sanitized element is dropped with its contents. */
export const isLost = (tag: string, { src, srcset }: Attributes): boolean =>
  NEEDS_ADDRESS.has(tag) && src === undefined && srcset === undefined;

/** Sanitizes an element of content. */
export const safeElement = (tagName: string, written: Attributes, around: Surroundings): SafeElement => {
  // In older content, anchors have a `name` instead of an id.
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
      // Media aren't downloaded before they are played.
      return { tagName, attribs: { ...attributes, controls: '', preload: 'none' } };
    default:
      return { tagName, attribs: { ...attributes } };
  }
};
