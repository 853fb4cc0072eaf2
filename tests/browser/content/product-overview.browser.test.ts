import { expect, test } from '@jest/globals';
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
