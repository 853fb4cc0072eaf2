/** Which videos may start by themselves on a visitor's device. */
export type VideoPreference = 'anything' | 'less motion' | 'less data' | 'a slow connection';

/** A video behind the text of a page. */
export interface VideosPart {
  /** Before the first page is opened. */
  readonly prefer: (wish: VideoPreference) => Promise<void>;
  readonly activate: (to: 'play' | 'pause') => Promise<void>;
  /** Whether it plays, once that is decided. */
  readonly playsWhen: (matches: (moves: boolean) => boolean) => Promise<boolean>;
  /** Whether any part of it was downloaded. */
  readonly wasDownloaded: () => Promise<boolean>;
}
