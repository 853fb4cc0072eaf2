import { describe, expect, test } from '@jest/globals';
import { offersTexts } from '../../../application/visitor/see-offers/texts.ts';
import { renderBlocks } from './rendered-blocks.tsx';

const rendered = async (data: object) => {
  const { html, warnings } = await renderBlocks({ name: 'acf/rebate-widget', attributes: { data } });
  const options = /data-options="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? 'null';
  return { html, warnings, options: JSON.parse(options) as unknown };
};

describe('The container of a rebate widget', () => {
  test('shows the texts of the category widget, and a box for the zip while none is known', async () => {
    const { html } = await rendered({});
    expect(html).toMatch(/<h2>Rebates and tax credits near you<\/h2>/);
    expect(html).toContain('Discover rebates and tax credits on select products.');
    expect(html).toMatch(/<form[^>]*action="\/resources\/rebates\/"/);
    expect(html).not.toContain('data-rebate-widget');
  });

  test("requests the widget for its editor's zip, with the specification's options", async () => {
    const { html, options } = await rendered({ zip: '02110', product_type: 'Heat pump' });
    expect(html).toContain('data-rebate-widget="category"');
    expect(options).toEqual({
      zip: '02110',
      pageSize: 6,
      headingText: 'Rebates and tax credits near you',
      headingTag: 'h2',
      subheadingText: 'Discover rebates and tax credits on select products.',
      category: 'Heat pump',
      products: [],
      showProductImages: true,
      noRebatesText: 'No rebates found.',
      offersText: 'Offer(s) available. Save up to {amount}',
      popupHeadingText: 'Available Offers',
    });
  });

  test('links to the rebates of that zip without scripts', async () => {
    const { html } = await rendered({ zip: '02110' });
    expect(html).toContain(offersTexts.unscripted);
    expect(html).toContain('href="/resources/rebates/?zip=02110"');
    expect(html).not.toContain('<script');
  });

  test("uses its editor's options", async () => {
    const written = { zip: 'm5v3l9', pageSize: '3', headingText: 'Offers', subheadingText: 'Near you' };
    expect((await rendered(written)).options).toMatchObject({
      ...written,
      zip: 'M5V 3L9',
      pageSize: 3,
    });
  });

  test.each([
    ['0', 6],
    ['9000', 40],
    [2.5, 2],
  ])('a page size of %j is %d', async (pageSize, expected) =>
    expect((await rendered({ zip: '02110', pageSize })).options).toMatchObject({ pageSize: expected }),
  );

  test('gives the product widget one product, and the list all of them', async () => {
    const products = [
      { product_name: 'Heat Pump 16', product_type: 'Heat pump', image: '/icon.svg' },
      { product_name: 'Furnace' },
    ];
    const both = [
      { name: 'Heat Pump 16', type: 'Heat pump', imageUrl: '/icon.svg' },
      { name: 'Furnace', type: 'Furnace', imageUrl: null },
    ];
    expect((await rendered({ widget: 'product', zip: '02110', products })).options).toMatchObject({
      products: both.slice(0, 1),
    });
    expect((await rendered({ widget: 'product-list', zip: '02110', products })).options).toMatchObject({
      products: both,
    });
  });

  test('without a product requests no widget, and links to the rebates page', async () => {
    const { html } = await rendered({ widget: 'product', zip: '02110' });
    expect(html).toContain('Rebates on this product');
    expect(html).toMatch(/<form[^>]*action="\/resources\/rebates\/"/);
    expect(html).not.toContain('data-rebate-widget');
  });
});
