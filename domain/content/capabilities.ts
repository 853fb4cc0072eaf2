/** The names of needs, by who declares them. `infrastructure/composition/capabilities` adds the names of its rows. */
export interface NamedNeeds {
  /** Dealers in pages, or all dealers, instead of those of a slider; widgets, rebate widgets or video players of other hosts. */
  readonly ofPages: 'dealer-pages' | 'all-dealers' | 'rebate-widgets' | 'widgets' | 'players';
}

/** Something that a page must provide for a block, or for itself. */
export type Need = NamedNeeds[keyof NamedNeeds];
