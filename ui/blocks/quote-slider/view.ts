import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { sliderPerDevice } from '../../components/slider/slider-options.ts';
import type { QuoteSliderAttributes } from './codec.ts';

/** One quote at a time, in an infinite loop. */
const DEVICES = sliderPerDevice({
  desktop: { slides_per_view: 1, infinite_loop: true },
  tablet: null,
  mobile: null,
});

/** Quotes in an infinite slider (specification, section 2: quote slider); null: there are none. */
export const view = ({ data: { quotes } }: QuoteSliderAttributes, { page: { language } }: ViewContext) =>
  quotes.length === 0 ? null : { language, devices: DEVICES, quotes };

export type QuoteSliderProps = NonNullable<ReturnType<typeof view>>;
