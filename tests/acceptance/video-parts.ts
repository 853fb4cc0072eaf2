/** What a visitor's device says of films that start by themselves. */
export type VideoPreference = 'anything' | 'less motion' | 'less data' | 'a slow connection';

/** A film behind the words of a page. */
export interface VideosPart {
  /** Before her first page. */
  readonly prefer: (wish: VideoPreference) => Promise<void>;
  readonly activate: (to: 'play' | 'pause') => Promise<void>;
  /** Whether it moves, once that has been decided. */
  readonly playsWhen: (matches: (moves: boolean) => boolean) => Promise<boolean>;
  /** Whether anything of it was fetched so far. */
  readonly wasDownloaded: () => Promise<boolean>;
}
