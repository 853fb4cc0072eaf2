import { runningCostTexts } from '../../../application/visitor/compare-running-costs/texts.ts';
import type { RunningCostAttributes } from './codec.ts';

/** The comparison's heading and lead; its use case answers for what the page's address holds. */
export const view = ({ data: { heading, description } }: RunningCostAttributes) => ({
  heading: heading ?? runningCostTexts.heading,
  lead: description ?? runningCostTexts.lead,
});

export type RunningCostProps = ReturnType<typeof view>;
