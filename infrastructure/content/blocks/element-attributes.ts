import { isFreeFragment } from '../../../domain/content/links/fragment.ts';
import type { Addresses } from './addresses.ts';

export type Attributes = Readonly<Record<string, string>>;

const STYLES: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  width: /^\d{1,5}(?:\.\d{1,3})?(?:px|%)$/,
  height: /^\d{1,5}(?:\.\d{1,3})?(?:px|%)$/,
};

/** The allowed values of these attributes. Other values are dropped. */
const VALUES: Readonly<Record<string, RegExp>> = {
  colspan: /^[1-9]\d{0,2}$/,
  crossorigin: /^(?:anonymous|use-credentials)$/,
  dir: /^(?:ltr|rtl|auto)$/,
  height: /^\d{1,5}$/,
  lang: /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i,
  preload: /^(?:none|metadata|auto)$/,
  rowspan: /^[1-9]\d{0,2}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  span: /^[1-9]\d{0,2}$/,
  start: /^-?\d{1,6}$/,
  target: /^(?:_blank|_self|_parent|_top|[a-z][\w-]*)$/i,
  type: /^(?:[1aAiI]|[\w.+-]+\/[\w.+-]+)$/,
  width: /^\d{1,5}$/,
};

const safeStyle = (style: string): string =>
  Object.entries(
    Object.fromEntries(
      style
        .split(';')
        .map((rule) => rule.split(':').map((part) => part.trim().toLowerCase()))
        .filter(([name = '', value = '', ...more]) => more.length === 0 && STYLES[name]?.test(value)),
    ),
  )
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const safeClasses = (classes: string): string =>
  [...new Set(classes.split(/\s+/))].filter((name) => /^[\w-]+$/.test(name)).join(' ');

const withoutCommas = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === ',') end -= 1;
  return address.slice(0, end);
};

/** The safe URLs of a `srcset` with their descriptors. http URLs become https. */
export const safeSources = (srcset: string, addresses: Addresses): string =>
  srcset
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .flatMap((candidate) => {
      const [address = '', measure = '', ...more] = candidate.trim().split(/\s+/);
      const safe = addresses.media(withoutCommas(address));
      const isMeasured = /^(?:\d+w|\d+(?:\.\d+)?x)?$/.test(measure);
      return safe === null || !isMeasured || more.length > 0 ? [] : [`${safe} ${measure}`.trim()];
    })
    .join(', ');

/** The safe value of an attribute. Empty when it must be dropped. */
const safeValue = (name: string, value: string, addresses: Addresses): string => {
  switch (name) {
    case 'class':
      return safeClasses(value);
    case 'style':
      return safeStyle(value);
    case 'href':
    case 'cite':
      return addresses.link(value) ?? '';
    case 'src':
    case 'poster':
      return addresses.media(value) ?? '';
    case 'srcset':
      return safeSources(value, addresses);
    default:
      return (VALUES[name]?.test(value) ?? true) ? value : '';
  }
};

/** Attributes that work without a value. */
const BARE = new Set([
  'alt',
  'allowfullscreen',
  'async',
  'controls',
  'download',
  'loop',
  'muted',
  'open',
  'playsinline',
  'reversed',
  'sandbox',
]);

/** The safe attributes of an element. `ids` has the ids of earlier elements; the element's own id is added. */
export const safeAttributes = (written: Attributes, addresses: Addresses, ids: Set<string>): Attributes =>
  Object.fromEntries(
    Object.entries(written).flatMap(([name, value]): Array<[string, string]> => {
      if (name === 'id') return isFreeId(value, ids) && ids.add(value) ? [[name, value]] : [];
      if (BARE.has(name)) return [[name, ['alt', 'download', 'sandbox'].includes(name) ? value : '']];
      const safe = safeValue(name, value, addresses);
      return safe.trim() === '' ? [] : [[name, safe]];
    }),
  );

const isFreeId = (id: string, ids: ReadonlySet<string>): boolean => isFreeFragment(id) && !ids.has(id);
