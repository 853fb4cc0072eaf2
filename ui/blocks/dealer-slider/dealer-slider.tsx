import { useMemo } from 'react';
import type { DealerListPlace } from '../../dealers/dealer-list/dealer-list-place.ts';
import { FoundSlider } from '../../dealers/dealer-list/found-slider.tsx';
import { DealerResults } from '../../searching/dealer-results.tsx';
import type { BlockProps } from '../block-module.ts';
import type { DealerSliderAttributes } from './codec.ts';

/** The dealers of the area, all in a slider (specification, section 2). */
export const Block = ({ page }: BlockProps<DealerSliderAttributes>) => {
  const place: DealerListPlace = useMemo(() => ({ path: page.path, kind: 'slider' }), [page.path]);
  return <DealerResults place={place} found={FoundSlider} />;
};
