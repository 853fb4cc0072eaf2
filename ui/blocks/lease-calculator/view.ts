import { weighLeaseTexts } from '../../../application/visitor/weigh-lease/texts.ts';
import type { LeaseCalculatorAttributes } from './codec.ts';

export interface LeaseCalculatorProps {
  readonly heading: string;
  readonly lead: string;
}

/** The lease calculator's heading and lead; its use case computes the result. */
export const view = ({
  data: { heading, description },
}: LeaseCalculatorAttributes): LeaseCalculatorProps => ({
  heading: heading ?? weighLeaseTexts.heading,
  lead: description ?? weighLeaseTexts.lead,
});
