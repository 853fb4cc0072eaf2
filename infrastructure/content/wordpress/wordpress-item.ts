import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decodeList } from '../../wire/decode-list.ts';
import { isRecord } from '../../wire/json-values.ts';
import { faultOf, optionalFields } from '../../wire/wire-types.ts';
import { kindNamed } from '../blocks/simple-kinds.ts';

/** Yoast counts minutes, or says to one network, in words, `{"Est. reading time": "4 minutes"}`; 0: it says nothing. */
const Minutes = kindNamed<number>('a reading time', (given) =>
  typeof given === 'number' ? given : Number(/"(\d{1,3}) min/.exec(JSON.stringify(given))?.[1] ?? 0),
);

/** What WordPress knows of a page, a post, a reusable block or a media item, in whichever language it is asked. */
const Known = optionalFields(
  {
    ...{ id: t.number, link: t.string, status: t.string, isProtected: t.boolean },
    ...{ title: t.string, excerpt: t.string, date: t.string, modified: t.string },
    /** What an editor saved, and the html that visitors of WordPress see. */
    ...{ blocks: t.string, shown: t.string },
    ...{ seoTitle: t.string, description: t.string, robots: t.string, minutes: Minutes },
    ...{ picture: t.string, category: t.number, categoryName: t.string, categoryLink: t.string },
    ...{ source: t.string, file: t.string, alt: t.string, width: t.number, height: t.number },
  },
  'an item',
);

export type Item = t.TypeOf<typeof Known>;
export type Items = ReadonlyArray<Item>;
export type Fields = ReadonlyArray<keyof Item>;

/** Where a language has fields: `title.rendered`, `categories.0`. A field without a place is never read. */
export type Places = { readonly [field in keyof Item]?: string };

/** The places of some fields; where a language has no blocks, that of what is shown. */
export const placesOf = (fields: Fields, places: Places): Places =>
  Object.fromEntries(
    fields
      .map((field) => (field === 'blocks' && places.blocks === undefined ? 'shown' : field))
      .flatMap((field) => (places[field] === undefined ? [] : [[field, places[field]]])),
  );

/** WordPress makes up an excerpt for a page, and a page has no category. */
const OF_POSTS: Fields = ['excerpt', 'categoryName', 'categoryLink'];

/** Those fields that pages have. */
export const ofPages = (fields: Fields): Fields => fields.filter((field) => !OF_POSTS.includes(field));

/** What is at a place; undefined: nothing. What is in brackets is for the question alone. */
export const valueAt = (value: unknown, place: string): unknown =>
  place
    .replace(/\(.*?\)/g, '')
    .split('.')
    .reduce<unknown>(
      (outer, name) => (isRecord(outer) || Array.isArray(outer) ? (outer as Outer)[name] : undefined),
      value,
    );
type Outer = Readonly<Record<string, unknown>>;

/** An item whose fields are at these places. */
export const itemCodec = (places: Places): t.Type<Item, unknown, unknown> =>
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

/** A list of items without those that are malformed, which `warn` counts; left: it is no list, or none is well formed. */
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
    decodeList(kind, items, decode),
    E.map(({ value, warning }) => {
      if (warning !== null) warn(warning);
      return value;
    }),
  );
};
