import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { SETTLED_PAGES, visitIn } from '../pages.ts';
import { isStarted, TestedSite } from '../tested-site.ts';
import { COLOR_RULES, violationsOn } from './violations.ts';
import { IS_WHOLE } from '../../whole-run.ts';

const site = TestedSite.ofThisFile();

const SHOWN = [
  'home',
  'found',
  'your dealer',
  'none',
  'compared',
  'contact',
  'thanks',
  'style guide',
  'privacy',
];

const rootStyle = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement);
    return { backgroundColor, color, colorScheme };
  });

const LIGHT = { backgroundColor: 'rgb(251, 248, 243)', color: 'rgb(15, 42, 51)', colorScheme: 'normal' };
const DARK = { backgroundColor: 'rgb(11, 26, 32)', color: 'rgb(237, 244, 244)', colorScheme: 'dark' };

describe('A visitor who prefers dark colors', () => {
  test.each(SETTLED_PAGES.filter(({ name }) => SHOWN.includes(name)))(
    'sees $name in dark, legible colors, before any script runs',
    async (tested) => {
      const page = await visitIn(site, tested, { colorScheme: 'dark' });
      expect(await rootStyle(page)).toEqual(DARK);
      expect(await isStarted(page)).toBe(false);
      for (const width of tested.name === 'home' || IS_WHOLE ? [375, 1280] : [375]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, violations: await violationsOn(page, 'html', COLOR_RULES) }).toEqual({
          width,
          violations: [],
        });
      }
    },
  );

  test('sees a border around a modal', async () => {
    const page = await site.visit('/', { colorScheme: 'dark' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: siteTextsIn('en').areaUnknown })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const { edge, surface } = await dialog.evaluate((element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return { edge: borderTopColor, surface: backgroundColor };
    });
    expect(edge).toMatch(/^rgb\(/);
    expect(edge).not.toBe(surface);
  });

  test('prints on white paper', async () => {
    const page = await site.print('/', { colorScheme: 'dark' });
    expect(await rootStyle(page)).toMatchObject({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(0, 0, 0)',
    });
  });

  test('sees the wordmark for dark backgrounds in the header', async () => {
    const page = await site.visit('/', { colorScheme: 'dark' });
    const shown = await page
      .locator('header img')
      .first()
      .evaluate((img) => (img as HTMLImageElement).currentSrc);
    expect(shown).toContain('wordmark-on-dark');
  });
});

test('a visitor who prefers light colors sees light pages', async () => {
  const page = await site.visit('/', { colorScheme: 'light' });
  expect(await rootStyle(page)).toEqual(LIGHT);
});
