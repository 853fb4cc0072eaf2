import type { HvacTopic } from '../../../domain/content/hvac-topics.ts';
import { inRem } from '../../components/icon/in-rem.ts';

/** Lucide icons, one symbol per topic, in a separate file that does not add to the size of documents. */
const ICONS = '/icons/hvac-topics.svg';

/** The icon of a topic. */
export const TopicIcon = ({ topic }: { topic: HvacTopic | null }) => (
  <svg width={inRem(24)} height={inRem(24)} aria-hidden="true">
    <use href={`${ICONS}#${topic ?? 'article'}`} />
  </svg>
);
