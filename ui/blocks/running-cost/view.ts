import type { HeadedAttributes } from '../headed/codec.ts';

/** The comparison's own heading and lead, if the page has some; its use case answers for what the page's address holds. */
export const view = ({ data: { heading, description } }: HeadedAttributes) => ({
  heading: heading ?? null,
  lead: description ?? null,
});

export type RunningCostProps = ReturnType<typeof view>;
