/** What is known when a video might start by itself. */
export interface VideoFacts {
  /** Whether its page has loaded, whole. */
  readonly hasLoaded: boolean;
  /** Whether it is in the window, or close to it. */
  readonly isNear: boolean;
  readonly wantsLessMotion: boolean;
  readonly savesData: boolean;
  /** How fast the visitor's connection is, in the words of browsers: `slow-2g`, `2g`, `3g`, `4g`; null: not reported. */
  readonly connection: string | null;
}

const TOO_SLOW = ['slow-2g', '2g', '3g'];

/** Whether it is time to decide: before, a video waits. */
export const isVideoDue = ({ hasLoaded, isNear }: VideoFacts): boolean => hasLoaded && isNear;

/**
 * Whether a video may start without having been asked for: never before the page has loaded or while it is far away, never
 * for who wants less motion or saves data, and not over a slow connection (architecture, section 4; WCAG 2.2.2).
 */
export const mayStartByItself = (facts: VideoFacts): boolean =>
  isVideoDue(facts) &&
  !facts.wantsLessMotion &&
  !facts.savesData &&
  !TOO_SLOW.includes(facts.connection ?? '');
