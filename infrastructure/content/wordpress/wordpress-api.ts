import type * as E from 'fp-ts/Either';
import type * as O from 'fp-ts/Option';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { Fields, Item, Items } from './wordpress-item.ts';
import type { Read, WordPressLine } from './wordpress-line.ts';

/** So many items a WordPress answers at once at most, in either language. */
export const MAX_ITEMS = 100;

/** How a WordPress is asked in one of its languages, for the `fields` that are wanted. */
export interface WordPressApi {
  /** What the addresses of its pages begin with, without a slash at the end. */
  readonly home: string;
  /** The path of a link to a page; null: it names none by its path. */
  readonly pathOf: (link: string | undefined) => string | null;
  /** The page or post of a path that everybody may read; none: there is none. */
  readonly item: (path: string, fields: Fields) => Read<O.Option<Item>>;
  /** The page or post of an id as it was saved last, published or not; none: there is none, or nobody has logged in. */
  readonly draft: (id: number, fields: Fields) => Read<O.Option<Item>>;
  /** Pages and posts, the portion that `next` of another names; null: the first, and the last has no next. */
  readonly portion: (next: string | null, fields: Fields) => Read<{ items: Items; next: string | null }>;
  /** The newest posts of the first category of the post of a path, and of all, at most `count` of each. */
  readonly posts: (path: string, count: number, fields: Fields) => Read<{ alike: Items; newest: Items }>;
  /** Media, or published reusable blocks, by at most `MAX_ITEMS` ids. */
  readonly byIds: (kind: 'media' | 'blocks', ids: ReadonlyArray<number>, fields: Fields) => Read<Items>;
  /** The blocks of the field `blocks`; left: where it is malformed. */
  readonly blocksIn: (text: string) => E.Either<string, ReadonlyArray<Block>>;
}

export type WordPressApiBy = (line: WordPressLine) => WordPressApi;
