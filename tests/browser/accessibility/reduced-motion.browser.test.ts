import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { walkThrough } from './keyboard-walk.ts';
import { FOUND_ELSEWHERE, SEARCHING, visitIn } from '../pages.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The longest animation of the cards' placeholders, in seconds, and how many animations run. */
const motionOf = async (page: Page) => {
  const list = page.getByRole('region', { name: findDealersTexts.listName });
  const durations = await list
    .locator('[aria-hidden="true"], [aria-hidden="true"] *')
    .evaluateAll((all) => all.map((element) => parseFloat(getComputedStyle(element).animationDuration)));
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  return { longest: Math.max(...durations), running };
};

test('placeholders are animated while the page searches for dealers', async () => {
  const { longest, running } = await motionOf(await visitIn(site, SEARCHING));
  expect(longest).toBeGreaterThan(0.5);
  expect(running).toBeGreaterThan(0);
});

test('placeholders are not animated for a visitor who prefers less motion', async () => {
  const page = await visitIn(site, SEARCHING, { reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const { longest, running } = await motionOf(page);
  expect(longest).toBeLessThan(0.001);
  expect(running).toBe(0);
});

test('a slider without animation keeps the focused element in view', async () => {
  const page = await visitIn(site, FOUND_ELSEWHERE, {
    reducedMotion: 'reduce',
    viewport: { width: 375, height: 800 },
  });
  await startByPress(page);
  const { reached, expected, unseen } = await walkThrough(page);
  expect(reached).toEqual(expected);
  expect(unseen).toEqual([]);
});
