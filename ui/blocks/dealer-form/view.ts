import type { DealerFormAttributes } from './codec.ts';

/** The dealer form in steps: contact details, then the address (specification, section 2). */
export const view = ({ data }: DealerFormAttributes) => data;

export type DealerFormProps = ReturnType<typeof view>;
