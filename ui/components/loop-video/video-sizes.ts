/** The addresses of a video in three sizes; null: there is none of that size (specification, section 3: video hero). */
export interface VideoSizes {
  readonly large: string | null;
  readonly medium: string | null;
  readonly small: string | null;
}

/** In pixels (specification, section 4). */
const TABLET_FROM = 600;
const DESKTOP_FROM = 1024;

/**
 * The video for a window so many pixels wide; null: none. Where its own size is missing, a desktop takes the next smaller one
 * and a tablet any; a phone takes its own alone: a video made for a larger screen would cost it data that it cannot show.
 */
export const videoFor = (width: number, { large, medium, small }: VideoSizes): string | null => {
  if (width < TABLET_FROM) return small;
  return width < DESKTOP_FROM ? (medium ?? small ?? large) : (large ?? medium ?? small);
};
