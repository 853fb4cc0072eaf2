import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { cardTexts, findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { SERVED } from '../pages.ts';
import { tellViolations } from '../problems.ts';
import { startByPress, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** A page with a record of every attempt: policy violations, dialogs, and messages of hostile scripts. */
const watchedPage = async (): Promise<{ page: Page; attempts: string[] }> => {
  const context = await site.context();
  await context.addInitScript(tellViolations);
  const page = await context.newPage();
  const attempts: string[] = [];
  page.on('dialog', (dialog) => {
    attempts.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/violation|content security policy|refused|hacked/i.test(message.text()))
      attempts.push(message.text());
  });
  page.on('pageerror', (error) => attempts.push(String(error)));
  return { page, attempts };
};

const RUN = 'alert(1),console.log(`hacked`)';
const HOSTILE = [
  '<svg/onload=alert()>',
  '</script><script>1',
  `"><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `'"--></style></title></textarea><svg/onload=${RUN}>`,
  `<!--<script>${RUN}</script>`,
  `\u2028${RUN}\u2029</SCRIPT ><script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
];
/** Longer codes are cut off on the page; this many letters are shown. */
const SHOWN_LETTERS = 12;

const HOSTILE_WEBSITES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\nscript:${RUN}`,
  `javascript://example.com/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
];

test('the test detects a page that violates its policy', async () => {
  const { page, attempts } = await watchedPage();
  await page.goto('/');
  const seen = page.waitForEvent('console', (message) => message.text().startsWith('Violation: script-src'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'console.log("hacked")';
    document.body.append(script);
  });
  await seen;
  expect(attempts.join()).toContain('Content Security Policy');
  expect(attempts.join()).not.toContain('hacked');
});

describe('a script in place of a postal code', () => {
  test.each(HOSTILE)('does not run: %s', async (zipcode) => {
    const { page, attempts } = await watchedPage();
    for (const path of ['/find-a-dealer/', '/find-your-dealer/']) {
      await page.goto(`${path}?zipcode=${encodeURIComponent(zipcode)}&page=${encodeURIComponent(zipcode)}`);
      await startByPress(page);
      const reported = await page.getByRole('region', { name: findDealersTexts.listName }).innerText();
      expect(reported).toContain(zipcode.slice(0, SHOWN_LETTERS).trim());
      expect(await page.locator('main script, main svg:not([aria-hidden]), main img[src=x]').count()).toBe(0);
    }
    expect(attempts).toEqual([]);
  });

  test('does not run on pages that do not read a code', async () => {
    const { page, attempts } = await watchedPage();
    for (const path of ['/', '/no-such-page/', `/${encodeURIComponent(HOSTILE[0] ?? '')}/`]) {
      await page.goto(`${path}?${HOSTILE.map((text) => `zipcode=${encodeURIComponent(text)}`).join('&')}`);
      await startByPress(page);
    }
    expect(attempts).toEqual([]);
  });

  test('is shown as typed', async () => {
    const [zipcode = ''] = HOSTILE;
    const { page, attempts } = await watchedPage();
    await page.goto('/find-a-dealer/');
    await startByPress(page);
    const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
    await box.evaluate((element) => element.removeAttribute('maxlength'));
    await box.fill(zipcode);
    await box.press('Enter');
    await page.getByRole('heading', { name: zipcode.slice(0, SHOWN_LETTERS) }).waitFor();
    expect(attempts).toEqual([]);
  });
});

describe('a provider that sends scripts', () => {
  test('cannot run one through any field of a dealer, nor add a link whose target is not a web address', async () => {
    const dealers = HOSTILE.map((text, i) =>
      aDealer()
        .with({ website: HOSTILE_WEBSITES[i] ?? text })
        .with({ name: text, phone1: text, addressLine1: text, country: text, charterMemberDate: text })
        .with({ dealerType: text, dealerInfo: { dbaName: text, state: text }, email: text, financeUrl: text })
        .in(text, text, text),
    );
    const [place = ''] = HOSTILE;
    site.provider.serve({ zipcode: SERVED, city: place, state: place, dealers: withIds(dealers) });
    const { page, attempts } = await watchedPage();
    for (const number of [1, 2, 3]) {
      await page.goto(`/find-a-dealer/?zipcode=${SERVED}&page=${number}`);
      await startByPress(page);
      await page.getByRole('article').first().waitFor();
      expect(await page.locator('main script, main img[src=x], main [onload], main [onerror]').count()).toBe(
        0,
      );
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
      expect([...new Set(links)].toSorted()).toEqual(['http:', 'tel:']);
      expect(await page.getByRole('link', { name: cardTexts.website }).count()).toBe(0);
    }
    expect(attempts).toEqual([]);
  });
});
