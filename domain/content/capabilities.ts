/** A feature of a page beyond static content. */
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

/** What a block or page needs: a capability, dealer pagination, or third-party widgets, rebate widgets or video players. */
export type Need = Capability | 'dealer-pages' | 'rebate-widgets' | 'widgets' | 'players';
