import assert from 'node:assert/strict';
import { allBlocksIn } from '../../../../application/visitor/read-page/read-page-view.ts';
import { carouselOptions, tabsSlider } from '../../../../application/visitor/read-page/slider-options.ts';
import { deviceAt } from '../../../../domain/content/device.ts';
import type { SliderPerDevice } from '../../../../domain/content/slider-options.ts';
import type { CarouselAttributes } from '../../../../ui/blocks/carousel/codec.ts';
import type { TabsToSliderAttributes } from '../../../../ui/blocks/tabs-to-slider/codec.ts';
import { stopAfter, stopAround } from '../../../../ui/components/slider/rail.ts';
import type { MovingPart } from '../../moving-part.ts';
import { textsIn } from './page-texts.ts';
import { WIDTHS } from './pages.ts';
import type { Visit } from './visit.ts';

interface Row {
  readonly titles: ReadonlyArray<string>;
  readonly options: SliderPerDevice;
}

/** The row of the page that is open; the catalogue has decoded it with the codec of its name. */
const rowOn = ({ contents }: Visit): Row => {
  const blocks = contents.view?.kind === 'found' ? allBlocksIn(contents.view.page.blocks) : [];
  for (const { name, attributes, innerBlocks } of blocks) {
    if (name === 'acf/carousel') {
      const { desk, tablet, mobile } = (attributes as CarouselAttributes).data;
      const titles = innerBlocks.map((slide) => textsIn(slide.attributes)[0] ?? '');
      return { titles, options: carouselOptions({ desktop: desk, tablet, mobile }) };
    }
    if (name === 'acf/tabs-to-slider') {
      const { tabs, transition_delay, ...settings } = (attributes as TabsToSliderAttributes).data;
      const delay = transition_delay === 'other' ? null : transition_delay;
      const titles = tabs.map(({ tab_title }) => tab_title);
      return { titles, options: tabsSlider({ ...settings, transition_delay: delay }) };
    }
  }
  return assert.fail('Nothing on this page is turned');
};

export const movingOf = (visit: Visit): MovingPart => {
  let stop = 0;
  /** When it began to stand where it stands, by itself; null: it is paused. These visitors prefer less motion, all of them. */
  let since: number | null = null;

  const now = () => {
    const { titles, options } = rowOn(visit);
    const { inView, loops, advanceMs } = options[deviceAt(WIDTHS[visit.room])];
    const shown = Math.min(inView, titles.length);
    const stops = loops ? titles.length : titles.length - shown + 1;
    const passed =
      since === null || advanceMs === null ? 0 : Math.floor((visit.clock.now() - since) / advanceMs);
    const at = stopAround(stop + passed, stops);
    return { titles, shown, standing: { stop: at, stops, loops } };
  };
  const moveTo = (to: number): void => {
    stop = stopAround(to, now().standing.stops);
    since &&= visit.clock.now();
  };

  return {
    preferLessMotion: async () => undefined,
    turn: async (to) => moveTo(stopAfter(to === 'next' ? 1 : -1, now().standing)),
    canTurn: async (to) => {
      const { standing } = now();
      return standing.loops || stopAfter(to === 'next' ? 1 : -1, standing) !== standing.stop;
    },
    play: async () => void (since = visit.clock.now()),
    pause: async () => {
      stop = now().standing.stop;
      since = null;
    },
    chooseTab: async (title) => moveTo(now().titles.indexOf(title)),
    inViewWhen: async () => {
      const { titles, shown, standing } = now();
      return Array.from(
        { length: shown },
        (_, i) => titles[stopAround(standing.stop + i, titles.length)] ?? '',
      );
    },
  };
};
