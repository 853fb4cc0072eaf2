import { stopAfter } from '../../../../../ui/components/slider/rail.ts';
import type { ScreenSize, SliderPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

/** The dealers in view by the room for them (specification, section 9). */
const IN_VIEW: { readonly [room in ScreenSize]: number } = { desktop: 3, tablet: 2, phone: 1 };

export const sliderOf = (visit: Visit): SliderPart => {
  let stop = 0;

  const names = (): ReadonlyArray<string> =>
    visit.view?.kind === 'found' ? visit.view.page.items.map(({ name }) => name) : [];
  /** Behind the dealers one more slide leads to the list of all. */
  const stops = (): number => Math.max(1, names().length + 1 - IN_VIEW[visit.screenSize] + 1);

  return {
    useScreen: async (screen) => void (visit.screenSize = screen),
    slide: async (to) =>
      void (stop = stopAfter(to === 'next' ? 1 : Infinity, { stop, stops: stops(), loops: false })),
    canSlide: async (to) => (to === 'next' ? stop < stops() - 1 : stop > 0),
    inViewWhen: async () => names().slice(stop, stop + IN_VIEW[visit.screenSize]),
  };
};
