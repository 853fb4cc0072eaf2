import { attributesIn } from './written-markup.ts';

/** Classic content with its shortcodes rendered. */
export interface WithoutShortcodes {
  readonly html: string;
  /** The names of the dropped shortcodes, without duplicates. */
  readonly leftOut: ReadonlyArray<string>;
}

/** `[name attributes]`, `[/name]`, `[name/]`. Quoted values may contain brackets. */
const SHORTCODE = /\[(?<slash>\/?)(?<name>[a-z][\w-]*)(?<rest>(?:\s(?:[^\]["']|"[^"]*"|'[^']*')*)?\/?)\]/iy;
const ENDS = /\[\/([a-z][\w-]*)\]/gi;

interface Shortcode {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isSelfClosing: boolean;
  /** The position after it. */
  readonly end: number;
}

/** Renders WordPress's built-in shortcodes from their attributes and content; null when something required is missing. */
const RENDERED: Readonly<
  Record<string, (attributes: Shortcode['attributes'], content: string) => string | null>
> = {
  caption: (attributes, content) => captioned(attributes, content),
  wp_caption: (attributes, content) => captioned(attributes, content),
  audio: (attributes, content) => player('audio', ['mp3', 'm4a', 'ogg', 'wav', 'flac'], attributes, content),
  video: (attributes, content) => player('video', ['mp4', 'm4v', 'webm', 'ogv'], attributes, content),
  embed: (_, content) => {
    const address = content.trim();
    return address === '' ? null : `\n\n<a href="${escaped(address)}">${address}</a>\n\n`;
  },
};

const PICTURE = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i;

const captioned = ({ caption = '', align }: Shortcode['attributes'], content: string): string | null => {
  const [, picture, text = ''] = PICTURE.exec(content) ?? [];
  if (picture === undefined) return content.trim() === '' ? null : content;
  const words = text.trim() || caption;
  const captionHtml = words === '' ? '' : `<figcaption>${words}</figcaption>`;
  return `<figure${align === undefined ? '' : ` class="${escaped(align)}"`}>${picture}${captionHtml}</figure>`;
};

const player = (
  tag: 'audio' | 'video',
  formats: ReadonlyArray<string>,
  attributes: Shortcode['attributes'],
  content: string,
): string | null => {
  const src =
    ['src', ...formats].map((name) => attributes[name]).find((address) => address) ?? content.trim();
  const poster = attributes['poster'] ? ` poster="${escaped(attributes['poster'])}"` : '';
  return src === '' ? null : `<figure><${tag} controls src="${escaped(src)}"${poster}></${tag}></figure>`;
};

const escaped = (text: string): string => text.replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * Renders the built-in shortcodes of classic content: captions, audio, video, embeds. Drops other shortcodes but keeps their content. A
 * word in brackets is text (`[sic]`), and so is an escaped shortcode (`[[gallery]]`). Runs in linear time.
 */
export const renderShortcodes = (content: string): WithoutShortcodes => {
  const lastEnds = new Map([...content.matchAll(ENDS)].map(({ index, 1: name = '' }) => [name, index]));
  const written: string[] = [];
  const leftOut = new Set<string>();
  let from = 0;
  const write = (until: number, html: string, next: number): void => {
    written.push(content.slice(from, until), html);
    from = next;
  };
  for (let at = content.indexOf('['); at !== -1; at = content.indexOf('[', Math.max(from, at + 1))) {
    const found = shortcodeAt(content, at);
    if (found === null) continue;
    if (content[at - 1] === '[' && content[found.end] === ']') {
      write(at - 1, content.slice(at, found.end), found.end + 1);
      continue;
    }
    const hasEnd = !found.isSelfClosing && (lastEnds.get(found.name) ?? -1) >= found.end;
    const render = Object.hasOwn(RENDERED, found.name) ? RENDERED[found.name] : undefined;
    if (render !== undefined && !found.isEnd) {
      const inner = hasEnd ? innerOf(content, found) : { content: '', end: found.end };
      const html = render(found.attributes, inner.content);
      if (html === null) leftOut.add(found.name);
      write(at, html ?? '', inner.end);
    } else if (found.isEnd ? leftOut.has(found.name) : hasEnd || isShortcode(found)) {
      leftOut.add(found.name);
      write(at, '', found.end);
    }
  }
  return { html: written.join('') + content.slice(from), leftOut: [...leftOut] };
};

const shortcodeAt = (content: string, at: number): Shortcode | null => {
  SHORTCODE.lastIndex = at;
  const found = SHORTCODE.exec(content);
  if (found === null) return null;
  const { slash, name = '', rest = '' } = found.groups ?? {};
  return {
    name,
    isEnd: slash === '/',
    attributes: attributesIn(`<${name}${rest}`),
    isSelfClosing: rest.endsWith('/'),
    end: at + found[0].length,
  };
};

/** The content between a shortcode and its end tag. Audio and video may have no end tag, so their content must be an address. */
const innerOf = (content: string, { name, end }: Shortcode): { content: string; end: number } => {
  const closing = `[/${name}]`;
  const until = content.indexOf(closing, end);
  const inner = content.slice(end, until);
  const isAnothers = (name === 'audio' || name === 'video') && /[\s[<]/.test(inner.trim());
  return isAnothers ? { content: '', end } : { content: inner, end: until + closing.length };
};

/** Built-in shortcodes without attributes. */
const BARE = new Set(['gallery', 'playlist']);

/** Whether a word in brackets is a shortcode rather than text: `[form id="1"]`, `[contact-form]`, `[toc/]`. */
const isShortcode = ({ name, attributes, isSelfClosing }: Shortcode): boolean =>
  BARE.has(name) ||
  isSelfClosing ||
  /[_-]/.test(name) ||
  Object.values(attributes).some((value) => value !== '');
