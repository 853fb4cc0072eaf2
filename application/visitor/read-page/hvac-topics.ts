import { HVAC_TOPICS, hvacTopicPath, type HvacTopic } from '../../../domain/content/hvac-topics.ts';
import type { Media } from '../../../domain/content/media.ts';
import { isSamePage } from '../../../domain/content/page-led-to.ts';

const TOPICS: ReadonlyArray<OwnTopic> = HVAC_TOPICS.map(({ slug, title }) => ({
  text: title,
  href: hvacTopicPath(slug),
  image: null,
}));

/** A link as an editor writes it down, in the place of the built-in ones. */
export interface OwnTopic {
  readonly text: string;
  readonly href: string;
  readonly image: Media | null;
}

/** A link of the HVAC 101 navigation. */
export interface HvacTopicLink extends OwnTopic {
  /** What it is about; null where it is none of the thirteen topics. */
  readonly topic: HvacTopic | null;
  /** Whether it leads to the page that is read. */
  readonly isCurrent: boolean;
}

/**
 * The links of the HVAC 101 navigation (specification, section 2): those that the block holds, else the thirteen topics. A
 * topic whose page does not exist yet is left out: a link must lead somewhere.
 */
export const hvacTopics = (
  own: ReadonlyArray<OwnTopic>,
  herePath: string,
  isThere: (path: string) => boolean,
): ReadonlyArray<HvacTopicLink> =>
  (own.length > 0 ? own : TOPICS.filter(({ href }) => isSamePage(href, herePath) || isThere(href))).map(
    (link) => ({
      ...link,
      topic: HVAC_TOPICS.find(({ slug }) => isSamePage(hvacTopicPath(slug), link.href))?.slug ?? null,
      isCurrent: isSamePage(link.href, herePath),
    }),
  );
