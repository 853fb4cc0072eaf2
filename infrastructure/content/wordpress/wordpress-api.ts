import type * as E from 'fp-ts/Either';
import type * as O from 'fp-ts/Option';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { Fields, Item, Items } from './wordpress-item.ts';
import type { Read, WordPressLine } from './wordpress-line.ts';

/** The maximum number of items per response, in both APIs. */
export const MAX_ITEMS = 100;

/** Reads from a WordPress by REST or GraphQL. `fields` are the wanted fields. */
export interface WordPressApi {
  /** The prefix of its pages' URLs, without a trailing slash. */
  readonly home: string;
  /** The path of a link to a page. Null when the link names no page by its path. */
  readonly pathOf: (link: string | undefined) => string | null;
  /** The public page or post at a path. None when there is no such page. */
  readonly item: (path: string, fields: Fields) => Read<O.Option<Item>>;
  /** The last saved version of a page or post, published or not. None when the id doesn't exist or there is no login. */
  readonly draft: (id: number, fields: Fields) => Read<O.Option<Item>>;
  /**
   * One portion of all pages and posts. `next` is the cursor of the next portion; null starts with the first, and means the last in the
   * result.
   */
  readonly portion: (next: string | null, fields: Fields) => Read<{ items: Items; next: string | null }>;
  /** The newest posts in the first category of the post at a path, and the newest posts overall, at most `count` each. */
  readonly posts: (path: string, count: number, fields: Fields) => Read<{ alike: Items; newest: Items }>;
  /** Media items, or published reusable blocks, by at most `MAX_ITEMS` ids. */
  readonly byIds: (kind: 'media' | 'blocks', ids: ReadonlyArray<number>, fields: Fields) => Read<Items>;
  /** Parses the field `blocks`. Left names the invalid path. */
  readonly blocksIn: (text: string) => E.Either<string, ReadonlyArray<Block>>;
}

export type WordPressApiBy = (line: WordPressLine) => WordPressApi;
