import { planSystemTexts } from '../../../application/visitor/plan-system/texts.ts';
import type { SystemEstimateAttributes } from './codec.ts';

export interface SystemEstimateProps {
  readonly heading: string;
  readonly lead: string;
}

/** The place of the estimate: its use case adds up what the page's address chooses. */
export const view = ({ data: { heading, description } }: SystemEstimateAttributes): SystemEstimateProps => ({
  heading: heading ?? planSystemTexts.heading,
  lead: description ?? planSystemTexts.lead,
});
