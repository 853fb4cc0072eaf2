import type { Locator } from 'playwright-core';
import { findDealersTexts } from '../../../../../application/visitor/find-dealers/texts.ts';
import type { SliderPart } from '../../../parts/parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const ARROWS = { previous: findDealersTexts.sliderPrevious, next: findDealersTexts.sliderNext } as const;

export const sliderOf = (visit: Visit): SliderPart => {
  const slider = async (): Promise<Locator> => {
    const page = await visit.page();
    await visit.started(page);
    return page.getByRole('region').and(page.locator('[aria-roledescription="carousel"]'));
  };

  /** The names of the cards that are fully visible, within both the window and the slider. */
  const inView = async (): Promise<ReadonlyArray<string>> =>
    (await slider()).evaluate((section) => {
      const { left, right } = section.getBoundingClientRect();
      return Array.from(section.querySelectorAll('article'))
        .filter((card) => {
          const box = card.getBoundingClientRect();
          return box.left > left - 4 && box.right < right + 4;
        })
        .map((card) => card.querySelector('h3')?.textContent ?? '');
    });

  return {
    useScreen: async (room) => void (visit.screenSize = room),
    slide: async (to) => {
      const found = await slider();
      if (to === 'next') return found.getByRole('button', { name: ARROWS.next }).click();
      await found
        .getByRole('button', { name: /^Go to slide/ })
        .last()
        .click();
    },
    canSlide: async (to) => {
      const arrow = (await slider()).getByRole('button', { name: ARROWS[to] });
      return (await arrow.count()) > 0 && (await arrow.isVisible()) && (await arrow.isEnabled());
    },
    inViewWhen: (matches) => seenWhen(inView, matches),
  };
};
