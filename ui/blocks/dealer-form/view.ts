import type { DealerFormAttributes } from './codec.ts';

export interface DealerFormProps {
  readonly heading: string | null;
  readonly description: string | null;
}

/** The dealer form in steps: contact details, then the address (specification, section 2). */
export const view = ({ data }: DealerFormAttributes): DealerFormProps => data;
