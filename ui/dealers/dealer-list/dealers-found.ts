import type { ComponentType } from 'react';
import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DealerCardActions } from '../dealer-card/dealer-card.tsx';

/** What renders the dealers found is given. */
export interface DealersFoundProps {
  readonly view: FoundView;
  /** What can be done with each card. */
  readonly actions: DealerCardActions;
}

/** How a page renders the dealers found: each page loads its own way alone. */
export type DealersFound = ComponentType<DealersFoundProps>;
