/** What a page can do beyond showing text. */
export type Capability =
  | 'dealers'
  | 'comparison'
  | 'local-dealers'
  | 'leads'
  | 'rebates'
  | 'calculators'
  | 'system-finder'
  | 'documents'
  | 'saved';

/**
 * What a page must provide for a block, or for itself: a capability; dealers in pages instead of all at once; widgets, rebate
 * widgets or video players of other hosts.
 */
export type Need = Capability | 'dealer-pages' | 'rebate-widgets' | 'widgets' | 'players';
