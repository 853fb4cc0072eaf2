import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { sliderPerDevice, type SliderPerDevice } from '../../components/slider/slider-options.ts';
import type { QuoteSliderAttributes } from './codec.ts';

export interface QuoteSliderProps {
  readonly language: SiteLanguage;
  readonly devices: SliderPerDevice;
  readonly quotes: QuoteSliderAttributes['data']['quotes'];
}

/** One quote at a time, in an infinite loop. */
const DEVICES = sliderPerDevice({
  desktop: { slides_per_view: 1, infinite_loop: true },
  tablet: null,
  mobile: null,
});

/** Quotes in an infinite slider (specification, section 2: quote slider); null: there are none. */
export const view = (
  { data: { quotes } }: QuoteSliderAttributes,
  { page: { language } }: ViewContext,
): QuoteSliderProps | null => (quotes.length === 0 ? null : { language, devices: DEVICES, quotes });
