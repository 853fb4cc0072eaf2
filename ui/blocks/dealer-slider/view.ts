import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';

export interface DealerSliderProps {
  readonly place: DealerListPlace;
}

/** All dealers of the area in a slider (specification, section 2). */
export const view = (): DealerSliderProps => ({
  place: { kind: 'slider' },
});
