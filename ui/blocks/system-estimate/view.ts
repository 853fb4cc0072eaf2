import { planSystemTexts } from '../../../application/visitor/plan-system/texts.ts';
import type { SystemEstimateAttributes } from './codec.ts';

/** The estimate's heading and lead; its use case computes the estimate from the page's address. */
export const view = ({ data: { heading, description } }: SystemEstimateAttributes) => ({
  heading: heading ?? planSystemTexts.heading,
  lead: description ?? planSystemTexts.lead,
});

export type SystemEstimateProps = ReturnType<typeof view>;
