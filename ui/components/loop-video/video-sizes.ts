/** The addresses of a video in three sizes; null for a missing size (specification, section 3: video hero). */
export interface VideoSizes {
  readonly large: string | null;
  readonly medium: string | null;
  readonly small: string | null;
}

/** Minimum window widths in pixels (specification, section 4). */
const TABLET_FROM = 600;
const DESKTOP_FROM = 1024;

/**
 * The video for a window of this width in pixels; null for none. If its own size is missing, a desktop takes the next smaller one
 * and a tablet any. A phone only takes its own, since larger videos would waste its data.
 */
export const videoFor = (width: number, { large, medium, small }: VideoSizes): string | null => {
  if (width < TABLET_FROM) return small;
  return width < DESKTOP_FROM ? (medium ?? small ?? large) : (large ?? medium ?? small);
};
