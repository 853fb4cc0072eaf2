import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { kilobytesOf, overLimit } from '../../../domain/content/checks/content-limits.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { Decode } from '../../wire/get-json.ts';
import { blocksOfMarkup } from '../blocks/block-markup.ts';
import { piecesIn, withPieces } from '../blocks/reusable-blocks.ts';
import type { Read } from './cached-answers.ts';
import {
  MAX_NODES,
  type Draft,
  type WordPressApi,
  type WordPressApiBy,
  type WordPressReading,
} from './wordpress-api.ts';
import { articlesOf } from './wordpress-articles-wire.ts';
import type { WordPressCall } from './wordpress-call.ts';
import {
  articleOf,
  decodeAutosaves,
  decodeDrafts,
  decodeItems,
  decodePieces,
  decodeRestMedia,
  EMBEDDED,
  ITEM_FIELDS,
  nodeOf,
  pathBelow,
  type RestItem,
  type RestItems,
} from './wordpress-rest-wire.ts';
import { entryAt, pageAt } from './wordpress-wire.ts';

/** Who reads: pages as they were written, and reusable blocks, are for users alone. */
export interface WordPressLogin {
  readonly user: string;
  /** An application password, made in the user's profile. */
  readonly password: string;
}

/** In the order in which a path is looked for. */
const TYPES = ['pages', 'posts'] as const;
type Type = (typeof TYPES)[number];

/** So deep are reusable blocks read within each other. */
const MAX_REUSABLE_DEPTH = 5;

/** A WordPress as it comes: its own REST API at `address`, `https://cms.example.com`. */
export const restApi =
  (address: string, login: WordPressLogin | null): WordPressApiBy =>
  (call, reading) =>
    new WordPressRest(call, reading, address.replace(/\/+$/, ''), login);

class WordPressRest implements WordPressApi {
  /** What is at each path, as the list of pages had it: some addresses do not end with the name of their page. */
  private readonly known = new Map<string, { readonly type: Type; readonly id: number }>();
  home: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    private readonly call: WordPressCall,
    private readonly reading: WordPressReading,
    private readonly base: string,
    private readonly login: WordPressLogin | null,
  ) {
    this.home = base;
    this.headers =
      login === null
        ? {}
        : {
            authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
          };
  }

  readonly page = async (path: string): Read<O.Option<ContentPage>> => {
    const found = await this.itemAt(path, this.login === null ? 'rendered' : 'raw');
    if (E.isLeft(found)) return found;
    if (O.isNone(found.right)) return E.right(O.none);
    const item = found.right.value;
    // WordPress may be asked at another address than the one it gives its pages.
    if (item.link.endsWith(path)) this.home = item.link.slice(0, -path.length);
    const blocks = await this.blocksOf(item);
    return E.map((all: ReadonlyArray<Block>) =>
      O.some(pageAt(path, { ...nodeOf(item), uri: path }, all, this.reading.addresses)),
    )(blocks);
  };

  readonly draft: WordPressApi['draft'] = async (id) => {
    if (this.login === null) return E.right(O.none);
    const fields = `${ITEM_FIELDS},modified_gmt,content.raw,content.rendered`;
    for (const type of TYPES) {
      const asked = { include: String(id), status: 'any', _embed: EMBEDDED, _fields: fields };
      const saved = await this.get(decodeDrafts, type, asked);
      if (E.isLeft(saved)) return saved;
      const [item] = saved.right;
      if (item === undefined) continue;
      // What an editor changes in a public page is saved next to it until it is published.
      const newer = await this.get(decodeAutosaves, `${type}/${id}/autosaves`, {
        _fields: 'modified_gmt,title,content',
      });
      if (E.isLeft(newer)) return newer;
      return this.draftOf(
        newest([
          item,
          ...newer.right.map((one) => ({
            ...item,
            ...one,
            title: one.title?.rendered ? one.title : item.title,
          })),
        ]),
      );
    }
    return E.right(O.none);
  };

  readonly shown: WordPressApi['shown'] = async (path) =>
    E.map(O.chain(({ content }: RestItem) => O.fromNullable(content?.rendered)))(
      await this.itemAt(path, 'rendered'),
    );

  readonly entries: WordPressApi['entries'] = async (next) => {
    const [type = 'pages', number = '1'] = next?.split(' ') ?? [];
    const isPages = type === 'pages';
    const portion = await this.items(isPages ? 'pages' : 'posts', {
      page: number,
      _fields: 'id,link,status,title.rendered,content.protected,yoast_head_json.robots',
    });
    return E.map(({ items, warning, portions }: RestItems) => {
      const entries = items.flatMap((item) => {
        const path = pathBelow(this.base, item.link);
        if (path === null) return [];
        this.known.set(path, { type: isPages ? 'pages' : 'posts', id: item.id });
        return [entryAt(path, nodeOf(item))];
      });
      const isLast = Number(number) >= portions;
      const after = isPages ? 'posts 1' : null;
      return { entries, warning, next: isLast ? after : `${type} ${Number(number) + 1}` };
    })(portion);
  };

  readonly articles: WordPressApi['articles'] = async (path, count) => {
    const listed = { per_page: String(count), _embed: EMBEDDED, _fields: `${ITEM_FIELDS},content.rendered` };
    const article = await this.itemOfType('posts', path, 'id,link,status,categories');
    if (E.isLeft(article)) return article;
    const category = O.toUndefined(article.right)?.categories?.[0];
    const alike =
      category === undefined
        ? E.right({ items: [], warning: null, portions: 1 })
        : await this.items('posts', { ...listed, categories: String(category) });
    if (E.isLeft(alike)) return alike;
    const newest = await this.items('posts', listed);
    const shown = (items: ReadonlyArray<RestItem>) =>
      articlesOf(
        items.map((item) => articleOf(item, this.base)),
        this.reading.addresses,
      );
    return pipe(
      newest,
      E.map(({ items, warning }) => ({ alike: shown(alike.right.items), newest: shown(items), warning })),
    );
  };

  readonly media: WordPressApi['media'] = (ids) =>
    this.get(decodeRestMedia, 'media', {
      include: ids.join(','),
      per_page: String(MAX_NODES),
      _fields: 'id,source_url,alt_text,title.rendered,media_details.width,media_details.height',
    });

  private async draftOf(item: RestItem): Read<O.Option<Draft>> {
    const path = pathBelow(this.base, item.link) ?? '/';
    const blocks = await this.blocksOf(item);
    return E.map((all: ReadonlyArray<Block>) =>
      O.some({
        page: pageAt(path, { ...nodeOf(item), uri: path }, all, this.reading.addresses),
        shown: item.content?.rendered ?? '',
      }),
    )(blocks);
  }

  /** The page of a path, else the post. */
  private async itemAt(path: string, as: 'raw' | 'rendered'): Read<O.Option<RestItem>> {
    const fields = `${ITEM_FIELDS},content.${as}`;
    for (const type of TYPES) {
      const found = await this.itemOfType(type, path, fields);
      if (E.isLeft(found) || O.isSome(found.right)) return found;
    }
    // What was known of the path may be of yesterday.
    return this.known.delete(path) ? this.itemAt(path, as) : E.right(O.none);
  }

  private async itemOfType(type: Type, path: string, fields: string): Read<O.Option<RestItem>> {
    const which = await this.whichAt(type, path);
    if (which === null) return E.right(O.none);
    const found = await this.items(type, {
      ...which,
      per_page: String(MAX_NODES),
      _embed: EMBEDDED,
      _fields: fields,
    });
    return pipe(
      found,
      E.map(({ items }) => O.fromNullable(items.find(({ link }) => pathBelow(this.base, link) === path))),
    );
  }

  /** How an item is asked for: by its id where it is known, else by its name; the front page has no name. */
  private async whichAt(type: Type, path: string): Promise<Readonly<Record<string, string>> | null> {
    if (path === '/' && !this.known.has(path)) await this.listPages();
    const known = this.known.get(path);
    if (known !== undefined) return known.type === type ? { include: String(known.id) } : null;
    const name = path.split('/').at(-2) ?? '';
    return name === '' ? null : { slug: decoded(name) };
  }

  /** Reads which pages there are, until one of them is the front page. */
  private async listPages(): Promise<void> {
    for (let next: string | null = 'pages 1'; next?.startsWith('pages') === true && !this.known.has('/');) {
      const portion: E.Either<string, { readonly next: string | null }> = await this.entries(next);
      next = E.isLeft(portion) ? null : portion.right.next;
    }
  }

  /** What an item was written as; without a login, or from before the block editor, what it is shown as. */
  private async blocksOf({ content }: RestItem): Read<ReadonlyArray<Block>> {
    const text = content?.raw ?? content?.rendered ?? '';
    const tooLarge = overLimit(
      { kilobytes: kilobytesOf(text.length) },
      { kilobytes: this.reading.maxKilobytes },
    );
    if (tooLarge !== null) return E.left(tooLarge);
    const blocks = blocksOfMarkup(text);
    return E.isLeft(blocks) ? blocks : this.withPieces(blocks.right);
  }

  /** Reads the reusable blocks that are placed, and those that these place, each once. */
  private async withPieces(blocks: ReadonlyArray<Block>): Read<ReadonlyArray<Block>> {
    const pieces = new Map<number, ReadonlyArray<Block>>();
    let ids = this.login === null ? [] : idsIn(blocks);
    for (let depth = 0; ids.length > 0 && depth < MAX_REUSABLE_DEPTH; depth++) {
      const texts = await this.get(decodePieces, 'blocks', {
        include: ids.slice(0, MAX_NODES).join(','),
        per_page: String(MAX_NODES),
        _fields: 'id,status,content.raw',
      });
      if (E.isLeft(texts)) return texts;
      const found: Block[] = [];
      for (const [id, text] of texts.right) {
        const piece = blocksOfMarkup(text);
        if (E.isLeft(piece)) return piece;
        pieces.set(id, piece.right);
        found.push(...piece.right);
      }
      ids = idsIn(found).filter((id) => !pieces.has(id));
    }
    return E.right(pieces.size === 0 ? blocks : withPieces(blocks, pieces));
  }

  private items(type: Type, query: Readonly<Record<string, string>>) {
    return this.get(decodeItems, type, { per_page: String(MAX_NODES), ...query });
  }

  private get<A>(decode: Decode<A>, route: string, query: Readonly<Record<string, string>>) {
    const asked = new URLSearchParams({ ...query, ...(this.login !== null && { context: 'edit' }) });
    return this.call.ask(decode, {
      address: `${this.base}/wp-json/wp/v2/${route}?${asked.toString()}`,
      headers: this.headers,
    });
  }
}

const newest = ([first, ...others]: readonly [RestItem, ...RestItem[]]): RestItem =>
  others.reduce(
    (one, other) => ((other.modified_gmt ?? '') >= (one.modified_gmt ?? '') ? other : one),
    first,
  );

const idsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<number> =>
  piecesIn(blocks).filter((name) => typeof name === 'number');

/** The name of a page as WordPress is asked for it; what is no percent encoding stays. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
