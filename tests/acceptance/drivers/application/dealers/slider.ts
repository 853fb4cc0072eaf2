import { indexAfter } from '../../../../../ui/components/slider/track.ts';
import type { ScreenSize, SliderPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

/** The dealers in view by the room for them (specification, section 9). */
const IN_VIEW: { readonly [room in ScreenSize]: number } = { desktop: 3, tablet: 2, phone: 1 };

export const sliderOf = (visit: Visit): SliderPart => {
  let index = 0;

  const names = (): ReadonlyArray<string> =>
    visit.view?.kind === 'found' ? visit.view.page.items.map(({ name }) => name) : [];
  /** Behind the dealers one more slide leads to the list of all. */
  const count = (): number => Math.max(1, names().length + 1 - IN_VIEW[visit.screenSize] + 1);

  return {
    useScreen: async (screen) => void (visit.screenSize = screen),
    slide: async (to) =>
      void (index = indexAfter(to === 'next' ? 1 : Infinity, { index, count: count(), loops: false })),
    canSlide: async (to) => (to === 'next' ? index < count() - 1 : index > 0),
    inViewWhen: async () => names().slice(index, index + IN_VIEW[visit.screenSize]),
  };
};
