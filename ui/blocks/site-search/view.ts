import type { LeveledAttributes } from '../headed/codec.ts';

/** The heading level of the results; the use case runs the search in the page's address. */
export const view = ({ data }: LeveledAttributes) => ({
  /** The heading level of each result. */
  resultTag: data.heading_tag,
});

export type SiteSearchProps = ReturnType<typeof view>;
