import type { SiteSearchAttributes } from './codec.ts';

export interface SiteSearchProps {
  /** Of each result. */
  readonly resultTag: 'h2' | 'h3';
}

/** The place of the site search: its use case searches what the page's address asks for. */
export const view = ({ data }: SiteSearchAttributes): SiteSearchProps => ({ resultTag: data.heading_tag });
