import type { SiteSearchAttributes } from './codec.ts';

export interface SiteSearchProps {
  /** The heading level of each result. */
  readonly resultTag: 'h2' | 'h3';
}

/** The heading level of the results; the use case runs the search in the page's address. */
export const view = ({ data }: SiteSearchAttributes): SiteSearchProps => ({ resultTag: data.heading_tag });
