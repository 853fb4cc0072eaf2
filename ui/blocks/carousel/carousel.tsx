import { Children } from 'react';
import { Slider } from '../../components/slider/slider.tsx';
import { sliderTexts } from '../../components/slider/texts.ts';
import type { PropsWithBlocks } from '../block-module.ts';
import type { CarouselProps } from './view.ts';

/** A slider with the inner blocks as slides. */
export const Block = ({ title, language, devices, children }: PropsWithBlocks<CarouselProps>) => {
  const texts = sliderTexts(language);
  return (
    <Slider
      name={title ?? texts.slides}
      heading={title === null ? undefined : 'h2'}
      texts={texts}
      devices={devices}
      motion={{ wraps: true }}
      isReadable
      slides={Children.toArray(children).map((content, i) => ({ key: String(i), content }))}
    />
  );
};
