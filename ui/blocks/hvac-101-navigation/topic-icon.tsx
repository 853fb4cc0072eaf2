import type { HvacTopic } from '../../../domain/content/hvac-topics.ts';

/** Lucide's icons, one symbol for each topic: in a file of their own, so that no document pays for them. */
const ICONS = '/icons/hvac-topics.svg';

/** What a topic is about, as an icon next to its name. */
export const TopicIcon = ({ topic }: { topic: HvacTopic | null }) => (
  <svg width={24} height={24} aria-hidden="true">
    <use href={`${ICONS}#${topic ?? 'article'}`} />
  </svg>
);
