import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pathOf } from '../../wire/page-path.ts';
import {
  decodeItems,
  ofPages,
  placesOf,
  type Fields,
  type Item,
  type Items,
  type Places,
} from './wordpress-item.ts';
import type { OwnLink } from './own-links.ts';
import type { PathsOfIds, PlacedId } from './paths-of-ids.ts';
import type { WordPressAnswer, WordPressLine } from './wordpress-line.ts';

/** The maximum number of items per response. */
export const MAX_ITEMS = 100;

/** The login for reading. Only users can read saved blocks and reusable blocks. */
export interface WordPressLogin {
  readonly user: string;
  /** An application password from the user's profile. */
  readonly password: string;
}

/** The address of a WordPress, `https://cms.example.com`, and the login. Null means no login. */
export interface WordPressAccess {
  readonly address: string;
  readonly login: WordPressLogin | null;
}

const PLACES: Places = {
  id: 'id',
  link: 'link',
  status: 'status',
  isProtected: 'content.protected',
  title: 'title.rendered',
  excerpt: 'excerpt.rendered',
  date: 'date',
  modified: 'modified_gmt',
  blocks: 'content.raw',
  shown: 'content.rendered',
  category: 'categories.0',
  seoTitle: 'yoast_head_json.title',
  description: 'yoast_head_json.description',
  robots: 'yoast_head_json.robots.index',
  minutes: 'yoast_head_json.twitter_misc',
  picture: '_embedded.wp:featuredmedia.0.source_url',
  categoryName: '_embedded.wp:term.0.0.name',
  categoryLink: '_embedded.wp:term.0.0.link',
  source: 'source_url',
  alt: 'alt_text',
  width: 'media_details.width',
  height: 'media_details.height',
  files: 'media_details.sizes',
};

/** The fields that anybody can read. */
const { blocks: _, ...PUBLIC_PLACES } = PLACES;

/** The fields that decide whether an item is public. */
const ACCESS: Fields = ['id', 'link', 'status', 'isProtected'];

type Type = 'pages' | 'posts';
type Query = Readonly<Record<string, string>>;

interface Portion {
  readonly items: Items;
  /** The number of portions in the list. */
  readonly portions: number;
}

/** A WordPress's own REST API. `fields` are the wanted fields. */
export class WordPressRest {
  /** The prefix of its pages' URLs, without a trailing slash. */
  readonly home: string;
  private readonly places: Places;
  private readonly query: Query;
  private readonly headers: Readonly<Record<string, string>>;
  /** The item at each listed path, because some paths don't end with the page's slug. */
  private readonly known = new Map<string, { readonly type: Type; readonly id: number }>();

  constructor(
    { address, login }: WordPressAccess,
    private readonly line: WordPressLine,
    private readonly paths: PathsOfIds,
  ) {
    this.home = address.replace(/\/+$/, '');
    this.places = login === null ? PUBLIC_PLACES : PLACES;
    this.query = login === null ? {} : { context: 'edit' };
    const basic = Buffer.from(`${login?.user}:${login?.password}`).toString('base64');
    this.headers = login === null ? {} : { authorization: `Basic ${basic}` };
  }

  /**
   * The path of a link to a page. Null when the link names no page by its path. WordPress may be in a folder of its host:
   * `https://example.com/cms/about/` is `/about/`.
   */
  pathOf(link = ''): string | null {
    const [path, folder] = [link === '' ? null : pathOf(link), pathOf(this.home) ?? '/'];
    return path?.startsWith(folder) === true ? path.slice(folder.length - 1) : path;
  }

  /** The public page or post at a path. None when there is no such page. */
  item(path: string, fields: Fields): WordPressAnswer<O.Option<Item>> {
    return pipe(
      path === '/' ? this.findFront(null) : TE.right(undefined),
      TE.chain(() => firstOf((type) => this.itemOf(type, path, fields))),
      // The known id may be outdated.
      TE.chain((found) =>
        O.isNone(found) && this.known.delete(path) ? this.item(path, fields) : TE.right(found),
      ),
    );
  }

  /** The last saved version of a page or post, published or not. None when the id doesn't exist or there is no login. */
  draft(id: number, fields: Fields): WordPressAnswer<O.Option<Item>> {
    if (this.places === PUBLIC_PLACES) return TE.right(O.none);
    return firstOf((type) =>
      pipe(
        this.get(type, ['id', 'modified', ...fields], { include: String(id), status: 'any' }),
        TE.map(({ items }) => O.fromNullable(items[0])),
        TE.chain(O.traverse(TE.ApplicativeSeq)((saved) => this.withAutosaves(type, saved))),
      ),
    );
  }

  /**
   * One portion of all pages and posts. `next` is the cursor of the next portion; null starts with the first, and means the last in the
   * result.
   */
  portion(from: string | null, fields: Fields): WordPressAnswer<{ items: Items; next: string | null }> {
    const [type, number] = (from ?? 'pages 1').split(' ') as [Type, string];
    return pipe(
      this.published(type, fields, { page: number }),
      TE.map(({ items, portions }) => {
        for (const { id = 0, link } of items) this.known.set(this.pathOf(link) ?? '', { type, id });
        const after = type === 'pages' ? 'posts 1' : null;
        return { items, next: Number(number) < portions ? `${type} ${Number(number) + 1}` : after };
      }),
    );
  }

  /** The newest posts in the first category of the post at a path, and the newest posts overall, at most `count` each. */
  posts(path: string, count: number, fields: Fields): WordPressAnswer<{ alike: Items; newest: Items }> {
    const newest = (query: Query) =>
      itemsOf(this.published('posts', fields, { per_page: String(count), ...query }));
    return pipe(
      this.itemOf('posts', path, ['category']),
      TE.chain((found) => {
        const category = O.toUndefined(found)?.category;
        return category === undefined ? TE.right([]) : newest({ categories: String(category) });
      }),
      TE.bindTo('alike'),
      TE.bind('newest', () => newest({})),
    );
  }

  /** Notes the paths of the pages and posts behind links, at most `MAX_ITEMS` by path and by id. */
  find(links: ReadonlyArray<OwnLink>): WordPressAnswer<unknown> {
    const listed = (values: ReadonlyArray<string>) => [...new Set(values)].slice(0, MAX_ITEMS).join();
    const slug = listed(links.flatMap((link) => ('path' in link ? slugOf(link.path) : [])));
    const include = listed(links.flatMap((link) => ('id' in link ? String(link.id) : [])));
    const queries: ReadonlyArray<Query> = [
      ...(slug === '' ? [] : [{ slug }]),
      ...(include === '' ? [] : [{ include }]),
    ];
    return pipe(
      queries.flatMap((query) => (['pages', 'posts'] as const).map((type) => ({ type, query }))),
      TE.traverseSeqArray(({ type, query }) => this.published(type, [], query)),
    );
  }

  /** The ids and paths of items. */
  placesOf(items: Items): ReadonlyArray<PlacedId> {
    return items.flatMap(({ id, link }) => {
      const path = this.pathOf(link);
      return id === undefined || path === null ? [] : [{ id, path }];
    });
  }

  /** Media items by at most `MAX_ITEMS` ids. */
  media(ids: ReadonlyArray<number>, fields: Fields): WordPressAnswer<Items> {
    return itemsOf(this.get('media', fields, { include: ids.join() }));
  }

  /** Published reusable blocks by at most `MAX_ITEMS` ids. Empty without a login. */
  reusableBlocks(ids: ReadonlyArray<number>, fields: Fields): WordPressAnswer<Items> {
    if (this.places === PUBLIC_PLACES) return TE.right([]);
    return itemsOf(this.published('blocks', fields, { include: ids.join() }));
  }

  private get(route: string, fields: Fields, query: Query = {}): WordPressAnswer<Portion> {
    const places = placesOf(route === 'pages' ? ofPages(fields) : fields, this.places);
    // WordPress returns lists only complete, and for media and autosaves only top-level fields.
    const beyondName = /^(?:pages|posts|blocks)$/.test(route) ? /\.\d.*/ : /\..*/;
    const names = Object.values(places).map((place) => place.replace(beyondName, ''));
    const isEmbedded = names.some((name) => name.startsWith('_embedded'));
    const asked = new URLSearchParams({
      per_page: String(MAX_ITEMS),
      ...query,
      ...this.query,
      _fields: [...names, ...(isEmbedded ? ['_links', '_embedded'] : [])].join(),
      ...(isEmbedded && { _embed: 'wp:featuredmedia,wp:term' }),
    });
    return this.line.ask(
      (body, answer) =>
        pipe(
          decodeItems(route, places, this.line.warn, body),
          E.map((items) => ({ items, portions: Number(answer.get('x-wp-totalpages') ?? 1) || 1 })),
        ),
      { address: `${this.home}/wp-json/wp/v2/${route}?${asked.toString()}`, headers: this.headers },
    );
  }

  /** Public items only: no drafts, and no password-protected pages. */
  private published(route: string, fields: Fields, query: Query): WordPressAnswer<Portion> {
    return pipe(
      this.get(route, [...ACCESS, ...fields], query),
      TE.map(({ items, portions }) => {
        const shown = items.filter(isPublic);
        if (route !== 'blocks') for (const place of this.placesOf(shown)) this.paths.note(place);
        return { items: shown, portions };
      }),
    );
  }

  /** Requests an item by id if known, else by slug. */
  private itemOf(type: Type, path: string, fields: Fields): WordPressAnswer<O.Option<Item>> {
    const { type: itsType = type, id = null } = this.known.get(path) ?? {};
    const name = slugOf(path);
    if (itsType !== type || (id === null && name === '')) return TE.right(O.none);
    return pipe(
      this.published(type, fields, id === null ? { slug: name } : { include: String(id) }),
      TE.map(({ items }) => O.fromNullable(items.find(({ link }) => this.pathOf(link) === path))),
    );
  }

  /** Lists pages until the front page is found, which has no slug. */
  private findFront(from: string | null): WordPressAnswer<unknown> {
    return from?.startsWith('posts') === true || this.known.has('/')
      ? TE.right(undefined)
      : pipe(
          this.portion(from, []),
          TE.chain(({ next }) => this.findFront(next)),
        );
  }

  /** Replaces a saved item with its newer autosaves. */
  private withAutosaves(type: Type, saved: Item): WordPressAnswer<Item> {
    return pipe(
      this.get(`${type}/${saved.id}/autosaves`, ['modified', 'title', 'blocks', 'shown']),
      TE.map(({ items }) => items.reduce(newer, saved)),
    );
  }
}

const itemsOf = TE.map(({ items }: Portion) => items);

const isPublic = ({ status = 'publish', isProtected = false }: Item): boolean =>
  status === 'publish' && !isProtected;

/** The result for pages, else for posts. */
const firstOf = <A>(find: (type: Type) => WordPressAnswer<O.Option<A>>): WordPressAnswer<O.Option<A>> =>
  pipe(
    find('pages'),
    TE.chain((found) => (O.isSome(found) ? TE.right(found) : find('posts'))),
  );

const newer = (saved: Item, other: Item): Item =>
  (other.modified ?? '') < (saved.modified ?? '')
    ? saved
    : { ...saved, ...other, title: other.title || saved.title || '' };

/** The slug of a path, decoded. Invalid percent encoding stays. */
const slugOf = (path: string): string => {
  const name = path.split('/').at(-2) ?? '';
  return pipe(
    E.tryCatch(() => decodeURIComponent(name), String),
    E.getOrElse(() => name),
  );
};
