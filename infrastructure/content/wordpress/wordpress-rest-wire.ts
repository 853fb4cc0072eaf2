import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { pathOf } from '../../wire/page-path.ts';
import { faultOf } from '../../wire/wire-types.ts';
import type { WordPressArticle } from './wordpress-articles-wire.ts';
import type { WordPressMedia } from './wordpress-media-wire.ts';
import { listOf, maybe } from './wordpress-wire-types.ts';
import type { WordPressNode } from './wordpress-wire.ts';

/** The shapes of WordPress's own REST API, as far as they are read. */

const Rendered = t.type({ rendered: maybe(t.string) });

/** Yoast, where a site has it: an index that is not said is allowed. */
const YoastHead = t.type({
  title: maybe(t.string),
  description: maybe(t.string),
  robots: maybe(t.union([t.type({ index: maybe(t.string) }), t.UnknownArray])),
  // How long a post takes to read is among what it says to one network, in words.
  twitter_misc: maybe(t.union([t.record(t.string, t.unknown), t.UnknownArray])),
});

const Embedded = t.type({
  'wp:featuredmedia': maybe(t.array(t.type({ source_url: maybe(t.string) }))),
  'wp:term': maybe(t.array(t.array(t.type({ name: maybe(t.string), link: maybe(t.string) })))),
});

/** What an editor saves of a page or a post. */
const Saved = t.type({
  title: maybe(Rendered),
  content: maybe(t.type({ raw: maybe(t.string), rendered: maybe(t.string), protected: maybe(t.boolean) })),
  modified_gmt: maybe(t.string),
});

const Item = t.intersection([
  Saved,
  t.type({
    id: t.number,
    link: t.string,
    status: maybe(t.string),
    excerpt: maybe(Rendered),
    date: maybe(t.string),
    categories: maybe(t.array(t.number)),
    yoast_head_json: maybe(YoastHead),
    _embedded: maybe(Embedded),
  }),
]);

/** A page or a post. */
export type RestItem = t.TypeOf<typeof Item>;

const Items = listOf('pages', Item);

export interface RestItems {
  readonly items: ReadonlyArray<RestItem>;
  /** What was left out as malformed; null: nothing. */
  readonly warning: string | null;
  /** How many portions the list has. */
  readonly portions: number;
}

/** Pages or posts that everybody may read: no drafts, and none behind a password. */
export const decodeItems = (body: unknown, headers: Headers): E.Either<string, RestItems> =>
  pipe(
    Items.decode(body),
    E.bimap(faultOf, ({ value, warning }) => ({
      items: value.filter(
        ({ status, content }) => (status ?? 'publish') === 'publish' && content?.protected !== true,
      ),
      warning,
      portions: Number(headers.get('x-wp-totalpages') ?? 1) || 1,
    })),
  );

const Autosaves = t.array(Saved, 'a list of autosaves');

/** What is saved next to a page and not published yet. */
export const decodeAutosaves = (body: unknown): E.Either<string, ReadonlyArray<t.TypeOf<typeof Saved>>> =>
  E.mapLeft(faultOf)(Autosaves.decode(body));

/** The same, whether everybody may read them or not. */
export const decodeDrafts = (body: unknown): E.Either<string, ReadonlyArray<RestItem>> =>
  pipe(
    Items.decode(body),
    E.bimap(faultOf, ({ value }) => value),
  );

/** Fields that `RestItem` is read from, for `_fields`; those of its content are separate. */
export const ITEM_FIELDS =
  'id,link,status,title.rendered,excerpt.rendered,date,categories,content.protected,yoast_head_json.title,yoast_head_json.description,yoast_head_json.robots,yoast_head_json.twitter_misc,_links,_embedded';
/** What of it is embedded, for `_embed`. */
export const EMBEDDED = 'wp:featuredmedia,wp:term';

/**
 * The path of a link below the address of a WordPress, which may be in a folder of its host: `https://example.com/cms/about/`
 * is `/about/`. Null where it names no page by its path.
 */
export const pathBelow = (base: string, link: string): string | null => {
  const path = pathOf(link);
  const folder = pathOf(base) ?? '/';
  return path?.startsWith(folder) === true ? path.slice(folder.length - 1) : path;
};

/** The same as GraphQL names it; only posts have an excerpt. */
export const nodeOf = (item: RestItem): Omit<WordPressNode, 'blocksJSON' | 'content' | 'uri'> => ({
  title: item.title?.rendered,
  excerpt: item.categories == null ? null : item.excerpt?.rendered,
  seo: seoOf(item),
  featuredImage: { node: { sourceUrl: pictureOf(item) } },
});

const seoOf = ({ yoast_head_json: head }: RestItem): WordPressNode['seo'] => {
  if (head == null) return null;
  const robots = head.robots ?? {};
  return {
    title: head.title,
    metaDesc: head.description,
    metaRobotsNoindex: 'index' in robots && robots.index === 'noindex' ? 'noindex' : null,
  };
};

const pictureOf = ({ _embedded }: RestItem): string | null | undefined =>
  _embedded?.['wp:featuredmedia']?.[0]?.source_url;

/** A post as GraphQL names it, its links below the address of the WordPress. */
export const articleOf = (item: RestItem, base: string): WordPressArticle => {
  const term = item._embedded?.['wp:term']?.[0]?.[0];
  const category = { name: term?.name, uri: term?.link == null ? null : pathBelow(base, term.link) };
  return {
    databaseId: item.id,
    uri: pathBelow(base, item.link),
    title: item.title?.rendered,
    date: item.date,
    content: item.content?.rendered,
    featuredImage: { node: { sourceUrl: pictureOf(item) } },
    categories: { nodes: term === undefined ? [] : [category] },
    seo: { readingTime: minutesOf(item) },
  };
};

/** `Est. reading time: 4 minutes`, in the language of the site; 0 where it is not said. */
const minutesOf = ({ yoast_head_json: head }: RestItem): number => {
  const minutes = Object.values(head?.twitter_misc ?? {}).map((said) => /^(\d{1,3}) min/.exec(String(said)));
  return Number(minutes.find((found) => found !== null)?.[1] ?? 0);
};

const Media = t.array(
  t.type({
    id: t.number,
    source_url: maybe(t.string),
    alt_text: maybe(t.string),
    title: maybe(Rendered),
    // A file that is no picture has none: PHP writes that as an empty list.
    media_details: maybe(
      t.union([t.type({ width: maybe(t.number), height: maybe(t.number) }), t.UnknownArray]),
    ),
  }),
  'a list of media',
);

/** Media items; left: where the answer is malformed. */
export const decodeRestMedia = (body: unknown): E.Either<string, ReadonlyArray<WordPressMedia>> =>
  pipe(
    Media.decode(body),
    E.bimap(faultOf, (items) =>
      items.map(({ id, source_url: source = null, alt_text: alt, title, media_details: details }) => ({
        databaseId: id,
        ...{ sourceUrl: source, mediaItemUrl: source, altText: alt ?? '', title: title?.rendered ?? '' },
        ...sizeOf(details ?? {}),
      })),
    ),
  );

const sizeOf = (details: object): Pick<WordPressMedia, 'width' | 'height'> => ({
  width: 'width' in details ? Number(details.width) : null,
  height: 'height' in details ? Number(details.height) : null,
});

const Pieces = t.array(
  t.type({ id: t.number, status: maybe(t.string), content: t.type({ raw: t.string }) }),
  'a list of reusable blocks',
);

/** The markup of reusable blocks by their ids; unpublished ones are left out. */
export const decodePieces = (body: unknown): E.Either<string, ReadonlyMap<number, string>> =>
  pipe(
    Pieces.decode(body),
    E.bimap(
      faultOf,
      (pieces) =>
        new Map(
          pieces.flatMap(({ id, status, content }) =>
            (status ?? 'publish') === 'publish' ? [[id, content.raw] as const] : [],
          ),
        ),
    ),
  );
