/** The names of needs, by who declares them. `infrastructure/composition/capabilities` adds the names of its rows. */
export interface NamedNeeds {
  /** The list's pages of dealers, or all dealers, instead of those in a slider; widgets, rebate widgets or players of other hosts. */
  readonly ofPages: 'dealer-pages' | 'all-dealers' | 'rebate-widgets' | 'widgets' | 'players';
}

/** Something that a page must provide for a block, or for itself. */
export type Need = NamedNeeds[keyof NamedNeeds];
