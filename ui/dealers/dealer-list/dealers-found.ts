import type { ComponentType } from 'react';
import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DealerCardActions } from '../dealer-card/dealer-card.tsx';

export interface DealersFoundProps {
  readonly view: FoundView;
  readonly actions: DealerCardActions;
}

/** Renders the dealers found. Each page loads only its own variant. */
export type DealersFound = ComponentType<DealersFoundProps>;
