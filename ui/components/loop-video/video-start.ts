/** The facts that decide whether a video starts by itself. */
export interface VideoFacts {
  /** Whether the page has loaded completely. */
  readonly hasLoaded: boolean;
  /** Whether the video is in or near the window. */
  readonly isNear: boolean;
  readonly wantsLessMotion: boolean;
  readonly savesData: boolean;
  /** The effective connection type: `slow-2g`, `2g`, `3g` or `4g`; null if not reported. */
  readonly connection: string | null;
}

const TOO_SLOW = ['slow-2g', '2g', '3g'];

/** Whether it is time to decide; until then the video waits. */
export const isVideoDue = ({ hasLoaded, isNear }: VideoFacts): boolean => hasLoaded && isNear;

/**
 * Whether a video may start by itself: only once the page has loaded and the video is near, and not with reduced motion, data
 * saving, or a slow connection (architecture, section 4; WCAG 2.2.2).
 */
export const mayStartByItself = (facts: VideoFacts): boolean =>
  isVideoDue(facts) &&
  !facts.wantsLessMotion &&
  !facts.savesData &&
  !TOO_SLOW.includes(facts.connection ?? '');
