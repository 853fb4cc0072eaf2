import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { productSliderTexts } from '../../../ui/blocks/product-selector-carousel/texts.ts';
import { sliderTexts } from '../../../ui/components/slider/texts.ts';
import {
  findDealersTexts,
  foundHeading,
  goToSlide,
} from '../../../application/visitor/find-dealers/texts.ts';
import { shiftsOn, watchLayout } from '../accessibility/layout-shifts.ts';
import { inOwnTypefaces } from '../own-typefaces.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { isStarted, startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const PATH = `/find-your-dealer/?zipcode=${SERVED}`;
const DEALERS = 7;
/** The last slide links to all dealers. */
const SLIDES = DEALERS + 1;
const WIDTHS = [
  { width: 375, inView: 1 },
  { width: 768, inView: 2 },
  { width: 1280, inView: 3 },
];

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const sliderOn = (page: Page): Locator =>
  page.getByRole('region', { name: foundHeading(`Addison, TX ${SERVED}`), exact: true });
const nextOn = (page: Page): Locator => page.getByRole('button', { name: findDealersTexts.sliderNext });
const previousOn = (page: Page): Locator =>
  page.getByRole('button', { name: findDealersTexts.sliderPrevious });

/** The cards fully inside the slider, counted from 1, once nothing moves. */
const cardsInView = (shown: Page | Locator): Promise<ReadonlyArray<number>> =>
  ('goto' in shown ? sliderOn(shown) : shown).evaluate(async (slider) => {
    const list = slider.querySelector('.swiper-wrapper')?.children ?? [];
    let before = NaN;
    for (let still = 0; still < 3;) {
      await new Promise((rendered) => requestAnimationFrame(rendered));
      const left = list[0]?.getBoundingClientRect().left ?? 0;
      still = left === before ? still + 1 : 0;
      before = left;
    }
    const frame = slider.getBoundingClientRect();
    return [...list]
      .map((slide, i) => ({ number: i + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > frame.left - 1 && box.right < frame.right + 1)
      .map(({ number }) => number);
  });

/** The numbers from first to last. */
const from = (first: number, last: number): ReadonlyArray<number> =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A visitor on the page after the slider's script has started; by default, it moves at once. */
const visitSlider = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const viewport = { width: 1280, height: 800 };
  const page = await site.start(PATH, { viewport, reducedMotion: 'reduce', ...options });
  await sliderOn(page).scrollIntoViewIfNeeded();
  await sliderOn(page).locator('[data-sliding]').waitFor();
  return page;
};

/** The other products, unfolded on a phone without a press, which would start the application. */
const unfoldedProducts = async (page: Page): Promise<Locator> => {
  const products = page.getByRole('region', { name: 'Choose a product' });
  await page
    .getByText('Other products for your home')
    .evaluate((heading) => heading.closest('details')?.setAttribute('open', ''));
  await products.scrollIntoViewIfNeeded();
  return products;
};

/** Presses in the middle of the slider's list, moves sideways by some px, and releases. */
const swipe = async (page: Page, px: number): Promise<void> => {
  const heading = await sliderOn(page).getByRole('list').first().boundingBox();
  if (heading === null) throw new Error('The slider has no list');
  const [x, y] = [page.viewportSize()?.width ?? 0, heading.y + 20];
  await page.mouse.move(x / 2, y);
  await page.mouse.down();
  await page.mouse.move(x / 2 + px, y, { steps: Math.abs(px) });
  await page.mouse.up();
};

/** The numbers of the slides, counted from 1, that the keyboard can reach. */
const reachable = (page: Page): Promise<ReadonlyArray<number>> =>
  sliderOn(page).evaluate((slider) => {
    const at = document.activeElement;
    const numbers = [...(slider.querySelector('ul')?.children ?? [])].flatMap((slide, i) => {
      const stops = [...slide.querySelectorAll<HTMLElement>('a, button')];
      const stop = stops.find((each) => each.checkVisibility());
      stop?.focus({ preventScroll: true });
      return stop !== undefined && document.activeElement === stop ? [i + 1] : [];
    });
    if (at instanceof HTMLElement) at.focus({ preventScroll: true });
    return numbers;
  });

/** How many articles the page exposes to assistive technology. */
const announcedArticles = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'article').length;
};

describe.each(WIDTHS)('at $width px', ({ width, inView }) => {
  const stops = SLIDES - inView + 1;

  test(`it shows ${inView} of all dealers, 16 px apart, before and after it starts, and its controls move it`, async () => {
    const page = await site.visit(PATH, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const boxes = () =>
      sliderOn(page).evaluate((slider) =>
        [...(slider.querySelector('ul')?.children ?? [])].map((slide) => {
          const { x, width: wide } = slide.getBoundingClientRect();
          return [x, wide];
        }),
      );
    expect(await sliderOn(page).getByRole('article').count()).toBe(DEALERS);
    expect(await cardsInView(page)).toEqual(from(1, inView));
    const before = await boxes();
    const [[x = 0, wide = 0] = [], [second = 0] = []] = before;
    expect(second - x - wide).toBeCloseTo(16, 1);
    await startByPress(page);
    await sliderOn(page).scrollIntoViewIfNeeded();
    await sliderOn(page).locator('[data-sliding]').waitFor();
    expect(await boxes()).toEqual(before);

    // Its arrows and dots move it, are large enough, and only the dealers in view can be reached.
    await sliderOn(page)
      .locator('li[inert]')
      .nth(SLIDES - inView - 1)
      .waitFor({ state: 'attached' });
    expect(await reachable(page)).toEqual(from(1, inView));
    expect(await announcedArticles(page)).toBe(inView);
    expect(await previousOn(page).isVisible()).toBe(false);
    const controls = page
      .getByRole('button', { name: /^Go to slide/ })
      .or(nextOn(page))
      .or(previousOn(page));
    const sizes = await controls.evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        return Math.min(wide, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    for (let stop = 2; stop <= stops; stop++) {
      await nextOn(page).click();
      expect(await cardsInView(page)).toEqual(from(stop, stop + inView - 1));
    }
    expect(await nextOn(page).isVisible()).toBe(false);
    expect(await reachable(page)).toEqual(from(stops, SLIDES));
    await previousOn(page).click();
    expect(await cardsInView(page)).toEqual(from(stops - 1, stops + inView - 2));
    const dots = sliderOn(page).getByRole('button', { name: /slide/ });
    expect(await dots.count()).toBe(stops);
    await page.getByRole('button', { name: goToSlide(3) }).click();
    expect(await cardsInView(page)).toEqual(from(3, inView + 2));
    const current = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')));
    expect(current.indexOf('true')).toBe(2);
    expect(current.filter((one) => one !== null)).toHaveLength(1);
  });
});

test.each(['reduce', 'no-preference'] as const)(
  'before the slider starts, its next arrow is visible and works (motion: %s)',
  async (reducedMotion) => {
    const page = await site.visit(PATH, { viewport: { width: 1280, height: 800 }, reducedMotion });
    expect(await previousOn(page).isVisible()).toBe(false);
    await nextOn(page).click();
    await sliderOn(page).locator('[data-sliding]').waitFor();
    await previousOn(page).waitFor();
    expect(await cardsInView(page)).toEqual([2, 3, 4]);
  },
);

test.each([
  ['/products/air-conditioners/', 'Furnaces'],
  ['/products/coils/comfort-coil/', 'Air conditioners'],
])(
  'on a phone, the products of %s start with another product, before and after the slider starts',
  async (path, first) => {
    const page = await site.visit(path, { viewport: { width: 375, height: 800 } });
    const products = await unfoldedProducts(page);
    expect(await isStarted(page)).toBe(false);
    expect(await products.locator('li h3').first().textContent()).toBe(first);
    expect(await cardsInView(products)).toEqual([1]);
    await startByPress(page);
    await products.locator('[data-sliding]').waitFor();
    expect(await cardsInView(products)).toEqual([1]);
    await products.getByRole('button', { name: productSliderTexts('en').next }).click();
    expect(await cardsInView(products)).toEqual([2]);
    const [second] = await products.locator('.swiper-wrapper > li:nth-child(2)').all();
    expect(await second?.locator('[aria-current="page"]').isVisible()).toBe(true);
  },
);

test.each([320, 375])('no dot is cut off at the edge at %i px', async (width) => {
  const page = await visitSlider({ viewport: { width, height: 800 } });
  for (const stop of [1, 5, SLIDES]) {
    const cut = await sliderOn(page)
      .locator('[data-part="dots"]')
      .evaluate(async (row, at) => {
        [...row.querySelectorAll('button')][at - 1]?.click();
        let before = NaN;
        for (let still = 0; still < 3; before = row.scrollLeft) {
          await new Promise((rendered) => requestAnimationFrame(rendered));
          still = row.scrollLeft === before ? still + 1 : 0;
        }
        const { left, right } = row.getBoundingClientRect();
        return [...row.querySelectorAll('[data-tone]')].filter((mark) => {
          const dot = mark.closest('button')?.getBoundingClientRect();
          if (!mark.checkVisibility() || dot === undefined) return false;
          const isSeen = dot.right > left + 8 && dot.left < right - 8;
          return isSeen && (dot.left < left || dot.right > right);
        }).length;
      }, stop);
    expect({ stop, cut }).toEqual({ stop, cut: 0 });
  }
});

describe('a swipe', () => {
  test('of 4 px does nothing, and a longer one moves to the next dealer, and back', async () => {
    const page = await visitSlider();
    await swipe(page, -4);
    expect(await cardsInView(page)).toEqual([1, 2, 3]);
    for (const px of [5, 12]) {
      await swipe(page, -px);
      expect(await cardsInView(page)).toEqual([2, 3, 4]);
      await swipe(page, px);
      expect(await cardsInView(page)).toEqual([1, 2, 3]);
    }
  });
});

describe('with the keyboard', () => {
  test('arrow keys on the controls move the slider', async () => {
    const page = await visitSlider();
    await nextOn(page).focus();
    await page.keyboard.press('ArrowRight');
    expect(await cardsInView(page)).toEqual([2, 3, 4]);
    await page.getByRole('button', { name: goToSlide(2) }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await cardsInView(page)).toEqual([3, 4, 5]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(goToSlide(3));
    await page.keyboard.press('ArrowLeft');
    expect(await cardsInView(page)).toEqual([2, 3, 4]);
  });

  test('a focused arrow that is hidden at an end passes the focus to the other one', async () => {
    const page = await visitSlider({ reducedMotion: 'no-preference' });
    await nextOn(page).focus();
    for (let stop = 2; stop <= SLIDES - 2; stop++) {
      await page.keyboard.press('Enter');
      expect(await cardsInView(page)).toEqual(from(stop, stop + 2));
    }
    expect(await previousOn(page).evaluate((arrow) => arrow === document.activeElement)).toBe(true);
  });

  test('a focused slide scrolls into view from either side', async () => {
    const page = await site.visit('/products/air-conditioners/', { viewport: { width: 375, height: 800 } });
    const products = await unfoldedProducts(page);
    await startByPress(page);
    await products.scrollIntoViewIfNeeded();
    await products.locator('[data-sliding]').waitFor();
    const links = products.locator('.swiper-wrapper a[href]');
    for (const link of [links.last(), links.first()]) {
      await link.focus();
      const number = await link.evaluate((element) => {
        const slide = element.closest('li');
        return [...(slide?.parentElement?.children ?? [])].findIndex((one) => one === slide) + 1;
      });
      expect(await cardsInView(products)).toEqual([number]);
    }
  });

  test('a card with the focus keeps it when it is swiped away', async () => {
    const page = await visitSlider();
    const stop = sliderOn(page).locator('article a[href^="tel:"]').first();
    await stop.focus();
    await swipe(page, -12);
    expect(await cardsInView(page)).toEqual([2, 3, 4]);
    expect(await stop.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

test('a slider that was scrolled keeps its position and shifts no layout when its script starts', async () => {
  const page = await (await site.context({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript(watchLayout);
  await page.goto(PATH);
  await inOwnTypefaces(page);
  await sliderOn(page).evaluate((slider) => {
    const [first, , third] = [...(slider.querySelector('ul')?.children ?? [])].map((slide) =>
      slide.getBoundingClientRect(),
    );
    const left = (third?.left ?? 0) - (first?.left ?? 0);
    slider.querySelector('ul')?.parentElement?.scrollTo({ left, behavior: 'instant' });
  });
  expect(await cardsInView(page)).toEqual([3, 4, 5]);
  await sliderOn(page).scrollIntoViewIfNeeded();
  await startByPress(page);
  await sliderOn(page).locator('[data-sliding]').waitFor();
  expect(await cardsInView(page)).toEqual([3, 4, 5]);
  expect(await shiftsOn(page)).toEqual([]);
});

test('arrows, dots and scrolling work even if the slider’s script cannot be loaded', async () => {
  const page = await (await site.context({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.route(/swiper-rail/, (route) => route.abort());
  await page.goto(PATH);
  await startByPress(page);
  await nextOn(page).click();
  expect(await cardsInView(page)).toEqual([2, 3, 4]);
  await page.getByRole('button', { name: goToSlide(SLIDES - 2) }).click();
  await nextOn(page).waitFor({ state: 'hidden' });
  expect(await cardsInView(page)).toEqual([6, 7, 8]);
});

test('with scripts off, the slider is a scrolling list without controls, and the keyboard reaches every dealer', async () => {
  const page = await site.visit(PATH, { javaScriptEnabled: false });
  expect(await sliderOn(page).locator('[inert]').count()).toBe(0);
  expect(await sliderOn(page).getByRole('article').count()).toBe(DEALERS);
  expect(await nextOn(page).count()).toBe(0);
  await sliderOn(page).getByRole('article').last().scrollIntoViewIfNeeded();
  expect(await sliderOn(page).getByRole('article').last().isVisible()).toBe(true);
});

test('a resized window shows the number of dealers that fits', async () => {
  const page = await visitSlider();
  await page.getByRole('button', { name: goToSlide(3) }).click();
  expect(await cardsInView(page)).toEqual([3, 4, 5]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: goToSlide(SLIDES) }).waitFor();
  expect(await cardsInView(page)).toEqual([3]);
});

describe('a looping row of content', () => {
  const TEXTS = sliderTexts('en');

  /** The style guide's example that moves by itself every six seconds, with two slides in view. */
  const visitRow = async (page: Page): Promise<Locator> => {
    await page.goto('/styleguide/sliders/');
    const row = page.locator('[data-block="acf/carousel"]').filter({ hasNot: page.getByRole('region') });
    const first = row.first();
    await startByPress(page);
    await first.scrollIntoViewIfNeeded();
    await first.locator('[data-sliding]').waitFor();
    return first;
  };
  const newPage = async (): Promise<Page> =>
    (await site.context({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })).newPage();
  const current = (row: Locator): Promise<string | null> =>
    row.locator('[aria-current="true"]').getAttribute('aria-label');

  test('loops with a swipe back and with keys, and its copies are inert and hidden from screen readers', async () => {
    const row = await visitRow(await newPage());
    const page = row.page();
    const box = await row.getByRole('list').boundingBox();
    const frame = await row.boundingBox();
    if (box === null || frame === null) throw new Error('The row is not rendered');
    await page.mouse.move(frame.x + 300, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(frame.x + 320, box.y + 20, { steps: 20 });
    await page.mouse.up();
    expect(await current(row)).toBe(TEXTS.goTo(5));
    await row.getByRole('group', { name: TEXTS.slides }).last().press('ArrowRight');
    expect(await current(row)).toBe(TEXTS.goTo(1));
    const copies = row.locator('li[data-clone]');
    expect(await copies.count()).toBe(4);
    expect(await row.locator('li[data-clone]:not([inert][aria-hidden="true"])').count()).toBe(0);
    expect(await copies.locator('[id], [name]').count()).toBe(0);
  });

  test('moves by itself, but not while a pointer is over it', async () => {
    const page = await newPage();
    await page.clock.install();
    const row = await visitRow(page);
    await row.getByRole('button', { name: TEXTS.play }).click();
    await page.clock.runFor(60_000);
    expect(await current(row)).toBe(TEXTS.goTo(1));
    await page.mouse.move(0, 0);
    await row.locator('[aria-live="off"]').waitFor({ state: 'attached' });
    await page.clock.runFor(6_000);
    expect(await current(row)).toBe(TEXTS.goTo(2));
  });
});
