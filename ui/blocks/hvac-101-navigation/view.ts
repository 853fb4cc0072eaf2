import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { HVAC_TOPICS, hvacTopicPath, type HvacTopic } from '../../../domain/content/hvac-topics.ts';
import { isSamePage } from '../../../domain/content/links/link-target.ts';
import type { Hvac101NavigationAttributes } from './codec.ts';
import { hvacNavigationTitle, TOPIC_TITLES } from './texts.ts';

/** A link of the HVAC 101 navigation. */
export interface HvacTopicLink {
  readonly text: string;
  readonly href: string;
  /** The address of its icon; null: the icon of its topic. */
  readonly image: string | null;
  /** Null: the link is not one of the thirteen topics. */
  readonly topic: HvacTopic | null;
  /** Whether it links to the current page. */
  readonly isCurrent: boolean;
}

/** Links to the pages that explain heating and cooling (specification, sections 1 and 2: HVAC 101 navigation); null: there are none. */
export const view = (
  { data: { title, items } }: Hvac101NavigationAttributes,
  { page: { language, path, knownPaths } }: ViewContext,
) => {
  const topics = hvacTopics(items, path, (topic) => knownPaths.includes(topic));
  return topics.length === 0 ? null : { title: title ?? hvacNavigationTitle(language), topics };
};

export type Hvac101NavigationProps = NonNullable<ReturnType<typeof view>>;

/** A link that an editor wrote in place of the built-in ones. */
type OwnTopic = Hvac101NavigationAttributes['data']['items'][number];

const TOPICS: ReadonlyArray<OwnTopic> = HVAC_TOPICS.map((topic) => ({
  text: TOPIC_TITLES[topic],
  href: hvacTopicPath(topic),
  image: null,
}));

/**
 * The links of the navigation: the editor's, else the thirteen topics. Topics without a page are left out.
 */
export const hvacTopics = (
  own: ReadonlyArray<OwnTopic>,
  herePath: string,
  isThere: (path: string) => boolean,
): ReadonlyArray<HvacTopicLink> =>
  (own.length > 0 ? own : TOPICS.filter(({ href }) => isSamePage(href, herePath) || isThere(href))).map(
    ({ text, href, image }) => ({
      text,
      href,
      image: image?.src ?? null,
      topic: HVAC_TOPICS.find((topic) => isSamePage(hvacTopicPath(topic), href)) ?? null,
      isCurrent: isSamePage(href, herePath),
    }),
  );
