import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { sliderTexts } from '../../../../../ui/components/slider/texts.ts';
import type { CarouselPart } from '../../../parts/carousel-part.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const TEXTS = sliderTexts('en');
const ARROWS = { previous: TEXTS.previous, next: TEXTS.next } as const;

export const carouselOf = (visit: Visit): CarouselPart => {
  /** The open page's carousel, once its script runs. */
  const row = async (): Promise<Locator> => {
    const page = await visit.page();
    const found = page
      .getByRole('main')
      .locator('[aria-roledescription="carousel"]')
      .filter({ has: page.locator('[data-sliding]') });
    await found.waitFor();
    return found;
  };

  const arrow = async (to: 'previous' | 'next'): Promise<Locator> =>
    (await row()).getByRole('button', { name: ARROWS[to], exact: true });

  const inView = async (): Promise<ReadonlyArray<string>> =>
    (await row()).evaluate((section) => {
      const { left, right } = section.getBoundingClientRect();
      return Array.from(section.querySelectorAll('li'))
        .filter((slide) => {
          const box = slide.getBoundingClientRect();
          return (
            slide.checkVisibility({ opacityProperty: true }) && box.left > left - 4 && box.right < right + 4
          );
        })
        .map((slide) => slide.querySelector('h2, h3')?.textContent ?? '');
    });

  return {
    preferLessMotion: async () => {
      const context = await visit.browserContext();
      const page = await context.newPage();
      assert.ok(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches));
      await page.close();
    },
    move: async (to) => (await arrow(to)).click(),
    canMove: async (to) => (await arrow(to)).isVisible(),
    play: async () => {
      const found = await row();
      await found.getByRole('button', { name: TEXTS.play }).click();
      // A pointer over the carousel would stop it.
      await (await visit.page()).mouse.move(0, 0);
      await found.locator('[aria-live="off"]').waitFor({ state: 'attached' });
    },
    pause: async () => {
      const found = await row();
      await found.getByRole('button', { name: TEXTS.pause }).click();
      await (await visit.page()).mouse.move(0, 0);
      await found.getByRole('button', { name: TEXTS.play }).waitFor();
    },
    chooseTab: async (title) => (await row()).getByRole('tab', { name: title }).click(),
    inViewWhen: (matches) => seenWhen(inView, matches),
  };
};
