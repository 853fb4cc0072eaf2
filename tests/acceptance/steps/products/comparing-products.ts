import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { compareProductsTexts } from '../../../../application/visitor/compare-products/texts.ts';
import { siteBlock } from '../../block-words.ts';
import type { ComparisonOnScreen } from '../../parts/product-parts.ts';
import { quoted } from '../../quoted.ts';
import type { Scenario } from '../../world.ts';
import { add } from '../content/pages-made.ts';

/** The fields of a product by their labels in scenarios. */
const FIELDS = {
  kind: 'product_type',
  product: 'product_name',
  stages: 'stages',
  'noise level': 'noise_level',
  'ENERGY STAR': 'energy_star_qualified',
  efficiency: 'efficiency',
} as const;

/** Fails unless a part of the product comparison becomes the wanted value. */
const expectCompared = async <A>(
  { driver }: Scenario,
  partOf: (seen: ComparisonOnScreen) => A,
  wanted: A,
): Promise<void> => {
  const seen = await driver.products.seenWhen((screen) => isDeepStrictEqual(partOf(screen), wanted));
  assert.deepEqual(partOf(seen), wanted);
};

Given('the page compares these products:', async function (this: Scenario, table: DataTable) {
  const products = table.hashes().map((row) => ({
    image: '/drawings/products/air-conditioner.svg',
    ...Object.fromEntries(Object.entries(FIELDS).map(([label, field]) => [field, row[label] ?? ''])),
  }));
  await add(this, siteBlock('product-comparison', { products }));
});

When('she chooses {string} among the kinds of products', async function (this: Scenario, kind: string) {
  await this.driver.follow(kind, ['main']);
});

When('she takes {string} out of the comparison', async function (this: Scenario, product: string) {
  await this.driver.follow(`${compareProductsTexts.remove}, ${product}`, ['main']);
});

When('she adds {string} to the comparison', async function (this: Scenario, product: string) {
  await this.driver.follow(product, ['main']);
});

Then(/^the products (".*") are compared$/, async function (this: Scenario, list: string) {
  await expectCompared(this, ({ products }) => products, quoted(list));
});

Then(/^the kinds of products are (".*")$/, async function (this: Scenario, list: string) {
  await expectCompared(this, ({ kinds }) => kinds, quoted(list));
});

Then('the products are compared by:', async function (this: Scenario, table: DataTable) {
  await expectCompared(this, ({ rows }) => rows.map(({ label, values }) => [label, ...values]), table.raw());
});

Then(/^the products differ in (".*")$/, async function (this: Scenario, list: string) {
  const differing = ({ rows }: ComparisonOnScreen) =>
    rows.filter(({ differs }) => differs).map(({ label }) => label);
  await expectCompared(this, differing, quoted(list));
});
