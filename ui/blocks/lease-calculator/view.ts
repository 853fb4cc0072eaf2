import { weighLeaseTexts } from '../../../application/visitor/weigh-lease/texts.ts';
import type { LeaseCalculatorAttributes } from './codec.ts';

export interface LeaseCalculatorProps {
  readonly heading: string;
  readonly lead: string;
}

/** The place of the lease calculator: its use case works out what is typed. */
export const view = ({
  data: { heading, description },
}: LeaseCalculatorAttributes): LeaseCalculatorProps => ({
  heading: heading ?? weighLeaseTexts.heading,
  lead: description ?? weighLeaseTexts.lead,
});
