import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import type { DealerSliderAttributes } from './codec.ts';

export interface DealerSliderProps {
  readonly place: DealerListPlace;
}

/** The dealers of the area, all in a slider (specification, section 2). */
export const view = (_attributes: DealerSliderAttributes, { page }: ViewContext): DealerSliderProps => ({
  place: { path: page.path, kind: 'slider' },
});
