import type { Element } from 'domhandler';
import { findDealersTexts } from '../../../../../application/visitor/find-dealers/texts.ts';
import { indexAfter, type SliderPosition } from '../../../../../ui/components/slider/track.ts';
import type { SliderPart } from '../../../parts/parts.ts';
import { firstIn, seenIn, textOf, theOne } from '../../../reader/html.ts';
import { slidesInView } from '../../../reader/slider-screen.ts';
import { deviceOf } from '../unseen.ts';
import type { Visit } from '../visit.ts';

export const sliderOf = (visit: Visit): SliderPart => {
  let index = 0;

  const slider = async (): Promise<Element> => {
    const [found] = seenIn(await visit.look(), 'section[aria-roledescription=carousel]:has(article)');
    return found ?? theOne(await visit.look(), 'region', 'a slider of dealers');
  };
  const positionIn = (row: Element): SliderPosition & { readonly inView: number } => {
    const inView = slidesInView(row, deviceOf(visit));
    return {
      index,
      inView,
      count: Math.max(1, seenIn(row, 'li:has(> *)').length - inView + 1),
      loops: false,
    };
  };

  return {
    useScreen: async (screen) => void (visit.screenSize = screen),
    slide: async (to) => {
      const row = await slider();
      theOne(row, 'button', findDealersTexts.sliderNext);
      index = indexAfter(to === 'next' ? 1 : Infinity, positionIn(row));
    },
    canSlide: async (to) => {
      const { count } = positionIn(await slider());
      return to === 'next' ? index < count - 1 : index > 0;
    },
    inViewWhen: async () => {
      const row = await slider();
      const { inView } = positionIn(row);
      return seenIn(row, 'article')
        .slice(index, index + inView)
        .map((card) => textOf(firstIn(card, 'h3')));
    },
  };
};
