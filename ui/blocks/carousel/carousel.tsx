import { Children } from 'react';
import { carouselOptions } from '../../../application/visitor/read-page/slider-options.ts';
import { sliderTextsIn } from '../../../application/visitor/read-page/slider-texts.ts';
import { Slider } from '../../components/slider/slider.tsx';
import type { BlockProps } from '../block-module.ts';
import type { CarouselAttributes } from './codec.ts';

/** The blocks within it as slides, with options for each device (specification, section 3: slider options). */
export const Block = ({ attributes: { data }, children, page }: BlockProps<CarouselAttributes>) => {
  const { title, desk, tablet, mobile } = data;
  const texts = sliderTextsIn(page.language);
  const slides = Children.toArray(children).map((content, i) => ({ key: String(i), content }));
  if (slides.length === 0) return null;
  return (
    <Slider
      name={title ?? texts.slides}
      heading={title === null ? undefined : 'h2'}
      texts={texts}
      devices={carouselOptions({ desktop: desk, tablet, mobile })}
      motion={{ wraps: true }}
      isReadable
      slides={slides}
    />
  );
};
