import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { sliderPerDevice, type WrittenSlider } from '../../components/slider/slider-options.ts';
import type { CarouselAttributes } from './codec.ts';

/** The inner blocks as slides, with options for each device (specification, section 3: slider options); null: there are none. */
export const view = (
  { data: { title, desk, tablet, mobile } }: CarouselAttributes,
  { page: { language }, innerBlocks }: ViewContext,
) =>
  innerBlocks.length === 0
    ? null
    : {
        title,
        language,
        devices: sliderPerDevice({
          desktop: writtenIn(desk),
          tablet: writtenIn(tablet),
          mobile: writtenIn(mobile),
        }),
      };

export type CarouselProps = NonNullable<ReturnType<typeof view>>;

/** Drops options that are `auto` or empty: they are not set. */
const writtenIn = (device: CarouselAttributes['data']['desk']): Partial<WrittenSlider> | null =>
  device &&
  Object.fromEntries(Object.entries(device).filter(([, value]) => value !== '' && value !== 'auto'));
