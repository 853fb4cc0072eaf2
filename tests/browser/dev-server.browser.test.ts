import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startBuiltSite, NO_SAMPLE, type BuiltSite } from '../built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  const settings = { ...NO_SAMPLE, NODE_ENV: 'development' };
  site = await startBuiltSite(settings, '.', 'infrastructure/cli/dev.ts');
});
afterEach(() => sharedBrowser.windows.giveBack());
afterAll(() => site.stop());

test('`npm run dev` serves pages with their styles and starts the application', async () => {
  const page = await (await sharedBrowser.windows.take({ baseURL: site.address })).newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/');
  await page.locator('html[data-started]').waitFor();
  expect(faults).toEqual([]);
  // Only the server renders the footer, so no script imports its styles.
  const footer = page.getByRole('contentinfo').locator('> div');
  expect(await footer.evaluate((band) => getComputedStyle(band).backgroundColor)).toBe('rgb(15, 42, 51)');
});
