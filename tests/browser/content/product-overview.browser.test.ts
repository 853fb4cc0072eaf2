import { expect, test } from '@jest/globals';
import { suggestSystemsTexts as texts } from '../../../application/visitor/suggest-systems/texts.ts';
import { productHubTexts } from '../../../ui/blocks/product-hub/texts.ts';
import { sheetsIn } from '../sheets.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test('The navigation marks the section in view, scrolls its link into view on a phone, and marks none at the top of the page', async () => {
  const page = await site.start('/products/', { viewport: { width: 375, height: 640 } });
  await page.evaluate(() => document.getElementById('light-commercial')?.scrollIntoView());
  await page.waitForFunction(() => {
    const marked = document.querySelector('nav [aria-current="location"]');
    if (marked?.textContent !== 'Light commercial') return false;
    const { left, right } = marked.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector('nav [aria-current="location"]') === null);
});

test('Each link of the navigation scrolls into view with its whole focus ring when the keyboard reaches it', async () => {
  const page = await site.start('/products/', { viewport: { width: 375, height: 640 } });
  const navigation = page.getByRole('navigation', { name: productHubTexts.onThisPage });
  const links = await navigation.getByRole('link').count();
  await navigation.getByRole('link').first().focus();
  const cut: string[] = [];
  for (let i = 0; i < links; i++) {
    const { name, isWhole } = await navigation.locator('a:focus').evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      const isInside = parseFloat(getComputedStyle(link).outlineOffset) < 0;
      return { name: link.textContent, isWhole: isInside && left >= 0 && right <= innerWidth };
    });
    if (!isWhole) cut.push(name);
    await page.keyboard.press('Tab');
  }
  expect(links).toBeGreaterThan(6);
  expect(cut).toEqual([]);
});

test('Which is right for my home? shows its answer on the same page, moves the focus to it, and adds it to the address', async () => {
  const page = await site.start('/products/');
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  const form = page.getByRole('form', { name: texts.heading });
  await form.getByText('Gas', { exact: true }).click();
  await form.getByLabel(texts.zip).fill('55401');
  await form.getByRole('button', { name: texts.submit }).click();
  const answer = page.getByRole('group', { name: texts.result });
  await answer.getByText('Winters near Minneapolis, MN are cold.').waitFor();
  expect(await answer.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(await page.locator('html[data-same]').count()).toBe(1);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/products/?fuel=gas&zip=55401');

  const said = await answer.textContent();
  await page.reload();
  expect(await answer.textContent()).toBe(said);
});

test.each(['Letter', 'A4'])(
  'Printed on %s, all products are on one sheet, and their links on another',
  async (format) => {
    const page = await site.visit('/products/');
    const navigation = page.getByRole('navigation', { name: productHubTexts.onThisPage });
    const titles = await navigation.getByRole('link').allInnerTexts();
    expect(titles.length).toBeGreaterThan(10);
    const sheets = await sheetsIn(await page.pdf({ format }));
    expect(sheets).toHaveLength(2);
    for (const title of titles) expect(sheets[0]?.replace(/\s+/g, ' ')).toContain(title);
  },
);
