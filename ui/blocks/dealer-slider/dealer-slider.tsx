import { FoundSlider } from '../../dealers/dealer-list/found-slider.tsx';
import { DealerResults } from '../../searching/dealer-results.tsx';
import type { DealerSliderProps } from './view.ts';

/** All dealers of the area in a slider. */
export const Block = ({ place }: DealerSliderProps) => <DealerResults place={place} found={FoundSlider} />;
