/** What stands in a row and is turned: carousels, and panels under tabs. */
export interface CarouselPart {
  /** She prefers less motion, and her device says so. */
  readonly preferLessMotion: () => Promise<void>;
  readonly move: (to: 'previous' | 'next') => Promise<void>;
  readonly canMove: (to: 'previous' | 'next') => Promise<boolean>;
  readonly play: () => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly chooseTab: (title: string) => Promise<void>;
  /** The titles of what is in view. */
  readonly inViewWhen: (
    matches: (titles: ReadonlyArray<string>) => boolean,
  ) => Promise<ReadonlyArray<string>>;
}
