import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pathOf } from '../../wire/page-path.ts';
import { blocksOfMarkup } from '../blocks/block-markup.ts';
import { MAX_ITEMS, type WordPressApi, type WordPressApiBy } from './wordpress-api.ts';
import { decodeItems, ofPages, placesOf, type Fields, type Item, type Places } from './wordpress-item.ts';
import type { Read } from './wordpress-line.ts';

/** The login for reading. Only users can read saved blocks and reusable blocks. */
export interface WordPressLogin {
  readonly user: string;
  /** An application password from the user's profile. */
  readonly password: string;
}

const PLACES: Places = {
  ...{ id: 'id', link: 'link', status: 'status', isProtected: 'content.protected' },
  ...{ title: 'title.rendered', excerpt: 'excerpt.rendered', date: 'date', modified: 'modified_gmt' },
  ...{ blocks: 'content.raw', shown: 'content.rendered', category: 'categories.0' },
  ...{ seoTitle: 'yoast_head_json.title', description: 'yoast_head_json.description' },
  ...{ robots: 'yoast_head_json.robots.index', minutes: 'yoast_head_json.twitter_misc' },
  picture: '_embedded.wp:featuredmedia.0.source_url',
  ...{ categoryName: '_embedded.wp:term.0.0.name', categoryLink: '_embedded.wp:term.0.0.link' },
  ...{ source: 'source_url', file: 'source_url', alt: 'alt_text' },
  ...{ width: 'media_details.width', height: 'media_details.height' },
};

/** The fields that decide whether an item is public. */
const ACCESS: Fields = ['id', 'link', 'status', 'isProtected'];

type Type = 'pages' | 'posts';
type Query = Readonly<Record<string, string>>;
type Get = (route: string, fields: Fields, query?: Query) => Read<Portion>;

interface Portion {
  readonly items: ReadonlyArray<Item>;
  /** The number of portions in the list. */
  readonly portions: number;
}

/** A WordPress's own REST API at `address`, `https://cms.example.com`. */
export const restApi =
  (address: string, login: WordPressLogin | null): WordPressApiBy =>
  (line) => {
    const home = address.replace(/\/+$/, '');
    const { blocks: _, ...visible } = PLACES;
    const basic = Buffer.from(`${login?.user}:${login?.password}`).toString('base64');
    const headers = login === null ? {} : { authorization: `Basic ${basic}` };
    /** The item at each listed path, because some paths don't end with the page's slug. */
    const known = new Map<string, { readonly type: Type; readonly id: number }>();

    const get: Get = (route, fields, query) => {
      const wanted = route === 'pages' ? ofPages(fields) : fields;
      const places = placesOf(wanted, login === null ? visible : PLACES);
      // WordPress returns lists only complete, and for media and autosaves only top-level fields.
      const beyondName = /^(?:pages|posts|blocks)$/.test(route) ? /\.\d.*/ : /\..*/;
      const names = Object.values(places).map((place) => place.replace(beyondName, ''));
      const isEmbedded = names.some((name) => name.startsWith('_embedded'));
      const asked = new URLSearchParams({
        ...{ per_page: String(MAX_ITEMS), ...query, _fields: names.join() },
        ...(isEmbedded && {
          _embed: 'wp:featuredmedia,wp:term',
          _fields: [...names, '_links', '_embedded'].join(),
        }),
        ...(login !== null && { context: 'edit' }),
      });
      return line.ask(
        (body, answer) =>
          pipe(
            decodeItems(route, places, line.warn, body),
            E.map((items) => ({ items, portions: Number(answer.get('x-wp-totalpages') ?? 1) || 1 })),
          ),
        { address: `${home}/wp-json/wp/v2/${route}?${asked.toString()}`, headers },
      );
    };

    /** Public items only: no drafts, and no password-protected pages. */
    const published: Get = (route, fields, query) =>
      pipe(
        get(route, [...ACCESS, ...fields], query),
        TE.map(({ items, portions }) => ({ items: items.filter(isPublic), portions })),
      );

    /** WordPress may be in a folder of its host: `https://example.com/cms/about/` is `/about/`. */
    const pathBelow = (link = '') => {
      const [path, folder] = [link === '' ? null : pathOf(link), pathOf(home) ?? '/'];
      return path?.startsWith(folder) === true ? path.slice(folder.length - 1) : path;
    };

    /** Requests an item by id if known, else by slug. */
    const itemOf = (type: Type, path: string, fields: Fields): Read<O.Option<Item>> => {
      const { type: itsType = type, id = null } = known.get(path) ?? {};
      const name = path.split('/').at(-2) ?? '';
      if (itsType !== type || (id === null && name === '')) return TE.right(O.none);
      return pipe(
        published(type, fields, id === null ? { slug: decoded(name) } : { include: String(id) }),
        TE.map(({ items }) => O.fromNullable(items.find(({ link }) => pathBelow(link) === path))),
      );
    };

    const portion: WordPressApi['portion'] = (from, fields) => {
      const [type, number] = (from ?? 'pages 1').split(' ') as [Type, string];
      return pipe(
        published(type, fields, { page: number }),
        TE.map(({ items, portions }) => {
          for (const { id = 0, link } of items) known.set(pathBelow(link) ?? '', { type, id });
          const after = type === 'pages' ? 'posts 1' : null;
          return { items, next: Number(number) < portions ? `${type} ${Number(number) + 1}` : after };
        }),
      );
    };

    /** Lists pages until the front page is found, which has no slug. */
    const findFront = (from: string | null): Read<unknown> =>
      from?.startsWith('posts') === true || known.has('/')
        ? TE.right(undefined)
        : pipe(
            portion(from, []),
            TE.chain(({ next }) => findFront(next)),
          );

    const item: WordPressApi['item'] = (path, fields) =>
      pipe(
        path === '/' ? findFront(null) : TE.right(undefined),
        TE.chain(() => firstOf((type) => itemOf(type, path, fields))),
        // The known id may be outdated.
        TE.chain((found) => (O.isNone(found) && known.delete(path) ? item(path, fields) : TE.right(found))),
      );

    /** Replaces a saved item with its newer autosaves. */
    const withAutosaves = (type: Type, saved: Item): Read<Item> =>
      pipe(
        get(`${type}/${saved.id}/autosaves`, ['modified', 'title', 'blocks', 'shown']),
        TE.map(({ items }) => items.reduce(newer, saved)),
      );

    return {
      ...{ home, pathOf: pathBelow, item, portion, blocksIn: (text) => blocksOfMarkup(text) },
      draft: (id, fields) =>
        login === null
          ? TE.right(O.none)
          : firstOf((type) =>
              pipe(
                get(type, ['id', 'modified', ...fields], { include: String(id), status: 'any' }),
                TE.map(({ items }) => O.fromNullable(items[0])),
                TE.chain(O.traverse(TE.ApplicativeSeq)((saved) => withAutosaves(type, saved))),
              ),
            ),
      posts: (path, count, fields) => {
        const newest = (query: Query) =>
          itemsOf(published('posts', fields, { per_page: String(count), ...query }));
        return pipe(
          itemOf('posts', path, ['category']),
          TE.chain((found) => {
            const category = O.toUndefined(found)?.category;
            return category === undefined ? TE.right([]) : newest({ categories: String(category) });
          }),
          TE.bindTo('alike'),
          TE.bind('newest', () => newest({})),
        );
      },
      byIds: (kind, ids, fields) =>
        kind === 'blocks' && login === null
          ? TE.right([])
          : itemsOf((kind === 'blocks' ? published : get)(kind, fields, { include: ids.join() })),
    };
  };

const itemsOf = TE.map(({ items }: Portion) => items);

const isPublic = ({ status = 'publish', isProtected = false }: Item): boolean =>
  status === 'publish' && !isProtected;

/** The result for pages, else for posts. */
const firstOf = <A>(find: (type: Type) => Read<O.Option<A>>): Read<O.Option<A>> =>
  pipe(
    find('pages'),
    TE.chain((found) => (O.isSome(found) ? TE.right(found) : find('posts'))),
  );

const newer = (saved: Item, other: Item): Item =>
  (other.modified ?? '') < (saved.modified ?? '')
    ? saved
    : { ...saved, ...other, title: other.title || saved.title || '' };

/** Decodes a slug. Invalid percent encoding stays. */
const decoded = (name: string): string =>
  pipe(
    E.tryCatch(() => decodeURIComponent(name), String),
    E.getOrElse(() => name),
  );
