/** What needs are named in, by who names them: `infrastructure/composition/capabilities` adds the names of its rows. */
export interface NamedNeeds {
  /** Dealers in pages, or all of them, instead of those that a slider shows; widgets, rebate widgets or video players of other hosts. */
  readonly ofPages: 'dealer-pages' | 'all-dealers' | 'rebate-widgets' | 'widgets' | 'players';
}

/** What a page must provide for a block, or for itself. */
export type Need = NamedNeeds[keyof NamedNeeds];
