import type { Type } from 'io-ts/Type';
import type { Media } from '../../../domain/content/blocks/media.ts';
import { isRecord } from '../../wire/json-values.ts';
import type { Addresses } from './addresses.ts';
import { safeSources } from './element-attributes.ts';
import { plainText } from '../html/plain-text.ts';
import { kindNamed, numberOf } from './simple-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A bare word isn't an address, although a browser would resolve it as a relative path. */
const isAddress = (written: string): boolean =>
  /^(?:[/#?]|\.{1,2}\/|[a-z][a-z\d+.-]*:)/i.test(written.trim());

const firstText = (fields: Fields, names: ReadonlyArray<string>): string =>
  names
    .map((name) => fields[name])
    .find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Whole pixels. Null when unknown. */
const pixels = (given: unknown): number | null => {
  const number = Math.round(numberOf(given) ?? 0);
  return number > 0 ? number : null;
};

/** A link's address, or a link field with a `url`. An absolute URL of this site becomes a path. */
export const addressKind = ({ link, within }: Addresses): Type<string> =>
  kindNamed('an address', (given) => {
    const written = isRecord(given) ? firstText(given, ['url', 'href']) : given;
    if (typeof written !== 'string' || !isAddress(written)) return undefined;
    const address = link(written);
    return address === null ? undefined : within(address);
  });

/** An image, as a plain address or as a media item in any of WordPress's formats. */
export const mediaKind = (addresses: Addresses): Type<Media> => {
  const read = (given: unknown): Media | undefined => {
    const fields: Fields = isRecord(given) ? given : { src: given };
    if (isRecord(fields['node'])) return read({ ...fields['node'], node: null });
    const written = firstText(fields, ['url', 'src', 'sourceUrl', 'mediaItemUrl']);
    const src = isAddress(written) ? addresses.media(written) : null;
    if (src === null) return undefined;
    const measures = isRecord(fields['mediaDetails'])
      ? { ...fields['mediaDetails'], ...known(fields) }
      : fields;
    const alt = plainText(firstText(fields, ['alt', 'altText']));
    const srcset = safeSources(firstText(fields, ['srcset', 'srcSet']), addresses);
    const [width, height] = [pixels(measures['width']), pixels(measures['height'])];
    return { src, alt, width, height, ...(srcset !== '' && { srcset }) };
  };
  return kindNamed('a picture', read);
};

/** The `srcset` of saved html. */
export const srcsetKind = (addresses: Addresses): Type<string> =>
  kindNamed('addresses of a picture', (given) =>
    typeof given === 'string' ? safeSources(given, addresses) || undefined : undefined,
  );

/** The script URL of a widget. Null unless its host is in `hosts`. */
export const widgetKind = (hosts: ReadonlyArray<string>): Type<string | null> =>
  kindNamed('the address of a script', (given) => {
    const url = typeof given === 'string' ? URL.parse(given.trim()) : null;
    return url !== null && url.protocol === 'https:' && hosts.includes(url.host) ? url.href : null;
  });

const known = (fields: Fields): Fields =>
  Object.fromEntries(['width', 'height'].flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
