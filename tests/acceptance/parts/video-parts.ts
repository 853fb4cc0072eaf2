/** The visitor's settings that decide which videos may start by themselves. */
export type VideoPreference = 'anything' | 'less motion' | 'less data' | 'a slow connection';

/** A video behind the text of a page. */
export interface VideosPart {
  /** Sets the preference; only before the first page is opened. */
  readonly prefer: (wish: VideoPreference) => Promise<void>;
  readonly activate: (to: 'play' | 'pause') => Promise<void>;
  /** Whether the video plays, once the page has decided. */
  readonly playsWhen: (matches: (moves: boolean) => boolean) => Promise<boolean>;
  /** Whether any part of the video was downloaded. */
  readonly wasDownloaded: () => Promise<boolean>;
}
