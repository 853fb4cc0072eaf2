import assert from 'node:assert/strict';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import { deviceAt } from '../../../../../ui/theme/device.ts';
import type { SliderPerDevice } from '../../../../../ui/components/slider/slider-options.ts';
import type { CarouselProps } from '../../../../../ui/blocks/carousel/view.ts';
import type { TabsToSliderProps } from '../../../../../ui/blocks/tabs-to-slider/view.ts';
import { indexAfter, indexAround } from '../../../../../ui/components/slider/track.ts';
import type { CarouselPart } from '../../../parts/carousel-part.ts';
import { textsIn } from './page-texts.ts';
import { WIDTHS } from './pages.ts';
import type { Visit } from '../visit.ts';
import { propsOf } from './block-props.ts';

interface Row {
  readonly titles: ReadonlyArray<string>;
  readonly options: SliderPerDevice;
}

/** The row of the page that is open. */
const rowOn = ({ contents }: Visit): Row => {
  const blocks = contents.view?.kind === 'found' ? allBlocksIn(contents.view.page.blocks) : [];
  for (const block of blocks) {
    const { name, innerBlocks } = block;
    if (name === 'acf/carousel') {
      const titles = innerBlocks.map((slide) => textsIn(propsOf(slide))[0] ?? '');
      return { titles, options: propsOf<CarouselProps>(block).devices };
    }
    if (name === 'acf/tabs-to-slider') {
      const { tabs, devices } = propsOf<TabsToSliderProps>(block);
      return { titles: tabs.map(({ tab_title }) => tab_title), options: devices };
    }
  }
  return assert.fail('Nothing on this page is turned');
};

export const carouselOf = (visit: Visit): CarouselPart => {
  let index = 0;
  /** When it started to play, or last moved; null: it is paused, as it is at first for visitors who prefer less motion. */
  let since: number | null = null;

  const now = () => {
    const { titles, options } = rowOn(visit);
    const { inView, loops, advanceMs } = options[deviceAt(WIDTHS[visit.screenSize])];
    const shown = Math.min(inView, titles.length);
    const count = loops ? titles.length : titles.length - shown + 1;
    const passed =
      since === null || advanceMs === null ? 0 : Math.floor((visit.clock.now() - since) / advanceMs);
    const at = indexAround(index + passed, count);
    return { titles, shown, position: { index: at, count, loops } };
  };
  const moveTo = (to: number): void => {
    index = indexAround(to, now().position.count);
    since &&= visit.clock.now();
  };

  return {
    preferLessMotion: async () => undefined,
    move: async (to) => moveTo(indexAfter(to === 'next' ? 1 : -1, now().position)),
    canMove: async (to) => {
      const { position } = now();
      return position.loops || indexAfter(to === 'next' ? 1 : -1, position) !== position.index;
    },
    play: async () => void (since = visit.clock.now()),
    pause: async () => {
      index = now().position.index;
      since = null;
    },
    chooseTab: async (title) => moveTo(now().titles.indexOf(title)),
    inViewWhen: async () => {
      const { titles, shown, position } = now();
      return Array.from(
        { length: shown },
        (_, i) => titles[indexAround(position.index + i, titles.length)] ?? '',
      );
    },
  };
};
