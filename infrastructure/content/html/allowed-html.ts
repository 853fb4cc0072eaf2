/** Elements that are allowed in a line of text. */
const PHRASING = [
  'a abbr b bdi bdo br button cite code data del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup',
  'time u var wbr',
]
  .join(' ')
  .split(' ');

/** Block elements. No h1, because the main heading belongs to the page. */
const FLOW = [
  'address article aside audio blockquote caption col colgroup dd details div dl dt figcaption figure h2 h3 h4 h5',
  'h6 hr li ol p picture pre section source summary table tbody td tfoot th thead tr ul video',
]
  .join(' ')
  .split(' ');

/** The allowed elements for lines, for text, and for text with widgets of allow-listed hosts. */
export const ALLOWED_TAGS = {
  inline: PHRASING,
  html: [...PHRASING, ...FLOW],
  raw: [...PHRASING, ...FLOW, 'iframe', 'script'],
} as const;

export type Strength = keyof typeof ALLOWED_TAGS;

/** Elements that are dropped with their contents, which are code or meaningless alone. Other disallowed elements keep their text. */
export const LEFT_OUT_TAGS = [
  'applet base embed frame frameset iframe input link meta noembed noframes noscript',
  'param script style svg template title track xml',
]
  .join(' ')
  .split(' ');

/** Elements that aren't rendered but separate lines. In flow content they become a `div`. */
export const ONLY_PARTS =
  'center dir fieldset footer form header hgroup legend main menu nav object textarea'.split(' ');

/** Choices become lists, because visitors can't send them. */
export const CHOICES: Readonly<Record<string, string>> = { select: 'ul', optgroup: 'li', option: 'li' };

/** Elements that end a line. In inline text, a space replaces them. */
export const LINE_ENDS: ReadonlySet<string> = new Set([
  ...FLOW,
  ...ONLY_PARTS,
  ...Object.keys(CHOICES),
  'h1',
]);

const ANY = ['class', 'dir', 'id', 'lang', 'style', 'title'];
const MEDIA = ['controls', 'height', 'loop', 'muted', 'playsinline', 'poster', 'preload', 'src', 'width'];
const CELL = ['colspan', 'headers', 'rowspan'];

export const ALLOWED_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  '*': ANY,
  a: ['aria-label', 'download', 'href', 'hreflang', 'rel', 'target'],
  audio: MEDIA,
  blockquote: ['cite'],
  button: ['popovertarget', 'type'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['cite', 'datetime'],
  details: ['open'],
  iframe: ['allow', 'allowfullscreen', 'height', 'loading', 'referrerpolicy', 'sandbox', 'src', 'width'],
  img: ['alt', 'decoding', 'height', 'loading', 'sizes', 'src', 'srcset', 'width'],
  ins: ['cite', 'datetime'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  q: ['cite'],
  script: ['async', 'crossorigin', 'integrity', 'src'],
  span: ['popover'],
  source: ['height', 'media', 'sizes', 'src', 'srcset', 'type', 'width'],
  td: CELL,
  th: [...CELL, 'abbr', 'scope'],
  time: ['datetime'],
  video: MEDIA,
};
