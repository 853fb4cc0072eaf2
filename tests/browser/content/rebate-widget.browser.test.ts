import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { estimateTexts } from '../../../application/visitor/estimate-savings/texts.ts';
import { offersTexts } from '../../../application/visitor/see-offers/texts.ts';
import { WIDGET_TIMEOUT_MS } from '../../../ui/components/widget/fill-when-near.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { TestedSite } from '../tested-site.ts';
import { TALL, WrittenContent } from '../written-content.ts';

const ZIP = '75001';
const HOST = 'https://widgets.example.com';
const SCRIPT = `${HOST}/static/rebate-widgets.js`;

/** The script of a rebate widget host: it writes a text for the requested zip into each box. */
const WIDGET = `
  for (const box of document.querySelectorAll('[data-rebate-widget]'))
    box.append('Offers near ' + JSON.parse(box.dataset.options).zip);
`;

const PRODUCTS = [
  { product_name: 'Heat Pump 16', product_type: 'Heat pump', image: '/icon.svg' },
  { product_name: 'Furnace' },
];

const content = WrittenContent.ofThisFile();
for (const [path, data] of [
  ['/category/', {}],
  ['/product-list/', { widget: 'product-list', products: PRODUCTS }],
  ['/product/', { widget: 'product', products: PRODUCTS }],
] as const)
  content.write(path, [...TALL, { name: 'acf/rebate-widget', attributes: { data } }]);

const waiting = (page: Page) => page.getByText(estimateTexts.loading);

describe("A widget of a provider's host", () => {
  const site = TestedSite.ofThisFile(() => ({
    ...content.settings,
    REBATE_WIDGET_HOST: `${HOST}/static`,
  }));

  /** A visitor near a zip, on the page; `asked` are the addresses requested from the widgets' host. */
  const visit = async (does: 'answers' | 'fails' | 'is silent'): Promise<{ page: Page; asked: string[] }> => {
    const context = await site.context();
    const asked: string[] = [];
    await context.route(`${HOST}/**`, (route) => {
      asked.push(route.request().url());
      if (does === 'fails') return route.abort();
      if (does === 'answers') return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
      return undefined;
    });
    const page = await context.newPage();
    await page.clock.install();
    // The code in the address starts the application, so that the widget's script loads without a touch.
    await page.goto(`/category/?zip=${ZIP}`);
    return { page, asked };
  };

  test('loads its script once it is near, and shows the offers for the zip', async () => {
    const { page, asked } = await visit('answers');
    await waiting(page).waitFor({ state: 'attached' });
    expect(asked).toEqual([]);
    await waiting(page).scrollIntoViewIfNeeded();
    await page.getByText(`Offers near ${ZIP}`).waitFor();
    await waiting(page).waitFor({ state: 'detached' });
    expect(asked).toEqual([SCRIPT]);
  });

  test('adds its host to the content policy of its own page only', async () => {
    const policyOf = async (path: string) =>
      (await fetch(`${site.address}${path}`)).headers.get('content-security-policy');
    expect(await policyOf('/category/')).toMatch(/script-src [^;]*https:\/\/widgets\.example\.com[ ;]/);
    expect(await policyOf('/terms/')).not.toContain('widgets.example.com');
  });

  test('shows a link to the rebates of the zip if its host fails', async () => {
    const { page } = await visit('fails');
    await waiting(page).scrollIntoViewIfNeeded();
    await page.getByText(offersTexts.unavailable).waitFor();
    await page.getByRole('link', { name: offersTexts.instead }).click();
    await page.waitForURL(`**/resources/rebates/?zip=${ZIP}`);
  });

  test('shows the same link after a timeout if its host never answers', async () => {
    const { page, asked } = await visit('is silent');
    const requested = page.waitForRequest(SCRIPT);
    await waiting(page).scrollIntoViewIfNeeded();
    await requested;
    await page.clock.fastForward(WIDGET_TIMEOUT_MS);
    await page.getByText(offersTexts.unavailable).waitFor();
    expect(asked).toEqual([SCRIPT]);
  });
});

describe("The site's own widget", () => {
  const site = TestedSite.ofThisFile(() => content.settings);

  const visit = async (path: string): Promise<Page> => {
    site.provider.rebates.serve(
      ZIP,
      areaRebates(
        'Addison, TX',
        aProgram('whole')
          .paying(8500)
          .combining('bonus')
          .with({ paysFor: ['Heat pump'] })
          .build(),
        aProgram('bonus')
          .paying(500)
          .with({ paysFor: ['Heat pump'] })
          .build(),
      ),
    );
    const page = await site.start(path);
    return page;
  };

  const see = async (page: Page): Promise<void> => {
    await page.locator('[data-rebate-widget]').scrollIntoViewIfNeeded();
    await page.locator('.rebate-widget').waitFor();
  };

  test("for a product list shows each product's savings; the offers open above the page and close with Escape, with their button and with a click outside", async () => {
    const page = await visit(`/product-list/?zip=${ZIP}`);
    await see(page);
    await page.getByText(offersTexts.noRebates).waitFor();
    const offers = page.getByRole('button', { name: 'Offer(s) available. Save up to $9,000' });
    await offers.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: offersTexts.popupHeading });
    await popup.getByRole('heading', { name: offersTexts.popupHeading }).waitFor();
    expect(await popup.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    expect(await offers.evaluate((button) => button === document.activeElement)).toBe(true);
    await offers.click();
    await popup.getByRole('button', { name: offersTexts.close }).click();
    await popup.waitFor({ state: 'hidden' });
    await offers.click();
    await popup.waitFor();
    await page.mouse.click(5, 5);
    await popup.waitFor({ state: 'hidden' });
  });
});
