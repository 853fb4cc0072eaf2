/** Blocks with a row of slides: carousels and tab panels. */
export interface CarouselPart {
  /** The visitor's device prefers reduced motion. */
  readonly preferLessMotion: () => Promise<void>;
  readonly move: (to: 'previous' | 'next') => Promise<void>;
  readonly canMove: (to: 'previous' | 'next') => Promise<boolean>;
  readonly play: () => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly chooseTab: (title: string) => Promise<void>;
  /** The titles of the visible items. */
  readonly inViewWhen: (
    matches: (titles: ReadonlyArray<string>) => boolean,
  ) => Promise<ReadonlyArray<string>>;
}
