import type * as O from 'fp-ts/Option';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { Addresses } from '../blocks/addresses.ts';
import type { Read } from './cached-answers.ts';
import type { WordPressCall } from './wordpress-call.ts';
import type { FoundArticles } from './wordpress-articles-wire.ts';
import type { WordPressMedia } from './wordpress-media-wire.ts';
import type { EntriesPortion } from './wordpress-wire.ts';

/** So many nodes a WordPress answers at once at most, in either language. */
export const MAX_NODES = 100;

/** How pages, articles and media are asked for in one language that WordPress speaks. */
export interface WordPressApi {
  /** What the addresses of its pages begin with, without a slash at the end. */
  readonly home: string;
  /** The page of a path, with the ids of pictures as they were saved; none: there is none. */
  readonly page: (path: string) => Read<O.Option<ContentPage>>;
  /** The page or post of an id as it was saved last, published or not, and what WordPress would show; none: there is none, or nobody has logged in. */
  readonly draft: (id: number) => Read<O.Option<Draft>>;
  /** What WordPress shows in the page of a path, as html; none: there is none. */
  readonly shown: (path: string) => Read<O.Option<string>>;
  /** Pages and posts, the portion that `next` of another names; null: the first. */
  readonly entries: (next: string | null) => Read<EntriesPortion>;
  /** The articles that may belong to that of a path, at most `count` of each kind. */
  readonly articles: (path: string, count: number) => Read<FoundArticles>;
  /** Media by at most `MAX_NODES` ids. */
  readonly media: (ids: ReadonlyArray<number>) => Read<ReadonlyArray<WordPressMedia>>;
}

/** A page that may not be public. */
export interface Draft {
  readonly page: ContentPage;
  /** As html. */
  readonly shown: string;
}

export interface WordPressReading {
  readonly addresses: Addresses;
  /** Larger contents of a page are refused before they are parsed. */
  readonly maxKilobytes: number;
  /** Says what an operator should know; the same is said once. */
  readonly warn: (warning: string) => void;
}

/** An API that is asked by a call. */
export type WordPressApiBy = (call: WordPressCall, reading: WordPressReading) => WordPressApi;
