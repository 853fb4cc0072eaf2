import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decodeList } from '../../wire/decode-list.ts';
import { isRecord } from '../../wire/json-values.ts';
import { faultOf, optionalFields } from '../../wire/wire-types.ts';
import { kindNamed } from '../blocks/simple-kinds.ts';

/** Yoast gives minutes as a number, or in words for one network: `{"Est. reading time": "4 minutes"}`. 0 when there is no reading time. */
const Minutes = kindNamed<number>('a reading time', (given) =>
  typeof given === 'number' ? given : Number(/"(\d{1,3}) min/.exec(JSON.stringify(given))?.[1] ?? 0),
);

/** A file of a media item, with its dimensions in pixels. */
export interface MediaFile {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** The smaller files of a media item, by the names of their sizes. WordPress writes an empty list when there are none. */
const Files = kindNamed<ReadonlyArray<MediaFile>>('files', (given) =>
  Object.values(isRecord(given) ? given : {}).flatMap((file) => {
    const { source_url: address, width, height } = isRecord(file) ? file : {};
    if (typeof address !== 'string' || typeof width !== 'number' || typeof height !== 'number') return [];
    return [{ address, width, height }];
  }),
);

/** The fields of a page, post, reusable block or media item. */
const Known = optionalFields(
  {
    id: t.number,
    link: t.string,
    status: t.string,
    isProtected: t.boolean,
    title: t.string,
    excerpt: t.string,
    date: t.string,
    modified: t.string,
    /** The blocks that an editor saved, and the html that WordPress shows. */
    blocks: t.string,
    shown: t.string,
    seoTitle: t.string,
    description: t.string,
    robots: t.string,
    minutes: Minutes,
    picture: t.string,
    category: t.number,
    categoryName: t.string,
    categoryLink: t.string,
    source: t.string,
    alt: t.string,
    width: t.number,
    height: t.number,
    files: Files,
  },
  'an item',
);

export type Item = t.TypeOf<typeof Known>;
export type Items = ReadonlyArray<Item>;
export type Fields = ReadonlyArray<keyof Item>;

/** The paths of the fields in a response: `title.rendered`, `categories.0`. Fields without a path are never read. */
export type Places = { readonly [field in keyof Item]?: string };

/** The paths of some fields. Without a login there are no blocks, and `blocks` becomes `shown`. */
export const placesOf = (fields: Fields, places: Places): Places =>
  Object.fromEntries(
    fields
      .map((field) => (field === 'blocks' && places.blocks === undefined ? 'shown' : field))
      .flatMap((field) => (places[field] === undefined ? [] : [[field, places[field]]])),
  );

/** Fields that only posts have: WordPress generates a page's excerpt, and pages have no category. */
const OF_POSTS: Fields = ['excerpt', 'categoryName', 'categoryLink'];

/** The fields that pages have. */
export const ofPages = (fields: Fields): Fields => fields.filter((field) => !OF_POSTS.includes(field));

/** The value at a path. Undefined when it is missing. */
const valueAt = (value: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (outer, name) => (isRecord(outer) || Array.isArray(outer) ? (outer as Outer)[name] : undefined),
      value,
    );
type Outer = Readonly<Record<string, unknown>>;

/** The codec of an item with its fields at these paths. */
const itemCodec = (places: Places): t.Type<Item, unknown, unknown> =>
  new t.Type(
    Known.name,
    Known.is,
    (given, context) => {
      const fields = Object.entries(places).map(([field, place]) => [field, valueAt(given, place)]);
      return isRecord(given)
        ? Known.validate(Object.fromEntries(fields), context)
        : t.failure(given, context);
    },
    t.identity,
  );

/** Decodes a list without malformed items, which it reports to `warn`. Left when it isn't a list or all items are malformed. */
export const decodeItems = (
  kind: string,
  places: Places,
  warn: (warning: string) => void,
  list: unknown,
): E.Either<string, Items> => {
  if (!Array.isArray(list)) return E.left(`${kind} should be a list`);
  const decode = (given: unknown, position: number) =>
    E.mapLeft((errors: t.Errors) => `${position}: ${faultOf(errors)}`)(itemCodec(places).decode(given));
  const items = list.filter((given) => given !== null);
  return pipe(
    // A page may be long: it has limits of its own.
    decodeList(kind, items, decode, Infinity),
    E.map(({ value, warning }) => {
      if (warning !== null) warn(warning);
      return value;
    }),
  );
};
