/** What a visitor's device says of films that start by themselves. */
export type FilmWish = 'anything' | 'less motion' | 'less data' | 'a slow connection';

/** A film behind the words of a page. */
export interface FilmsPart {
  /** Before her first page. */
  readonly wish: (wish: FilmWish) => Promise<void>;
  readonly press: (to: 'play' | 'pause') => Promise<void>;
  /** Whether it moves, once that has been decided. */
  readonly movesWhen: (fulfils: (moves: boolean) => boolean) => Promise<boolean>;
  /** Whether anything of it was fetched so far. */
  readonly wasFetched: () => Promise<boolean>;
}
