import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';

export interface DealerSliderProps {
  readonly place: DealerListPlace;
}

/** The dealers of the area, all in a slider (specification, section 2). */
export const view = (): DealerSliderProps => ({
  place: { kind: 'slider' },
});
