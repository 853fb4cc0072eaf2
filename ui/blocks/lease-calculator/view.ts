import { weighLeaseTexts } from '../../../application/visitor/weigh-lease/texts.ts';
import type { HeadedAttributes } from '../headed/codec.ts';

/** The lease calculator's heading and lead; its use case computes the result. */
export const view = ({ data: { heading, description } }: HeadedAttributes) => ({
  heading: heading ?? weighLeaseTexts.heading,
  lead: description ?? weighLeaseTexts.lead,
});

export type LeaseCalculatorProps = ReturnType<typeof view>;
