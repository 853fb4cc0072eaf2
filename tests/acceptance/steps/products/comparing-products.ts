import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { compareProductsTexts } from '../../../../application/visitor/compare-products/texts.ts';
import { siteBlock } from '../../block-words.ts';
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

const sameTexts = (texts: ReadonlyArray<string>, wanted: ReadonlyArray<string>): boolean =>
  texts.join('|') === wanted.join('|');

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
  const wanted = quoted(list);
  const { products } = await this.driver.products.seenWhen((seen) => sameTexts(seen.products, wanted));
  assert.deepEqual(products, wanted);
});

Then(/^the kinds of products are (".*")$/, async function (this: Scenario, list: string) {
  const wanted = quoted(list);
  const { kinds } = await this.driver.products.seenWhen((seen) => sameTexts(seen.kinds, wanted));
  assert.deepEqual(kinds, wanted);
});

Then('the products are compared by:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw();
  const seen = await this.driver.products.seenWhen(({ rows }) => rows.length === wanted.length);
  assert.deepEqual(
    seen.rows.map(({ label, values }) => [label, ...values]),
    wanted,
  );
});

Then(/^the products differ in (".*")$/, async function (this: Scenario, list: string) {
  const wanted = quoted(list);
  const differing = ({ rows }: { rows: ReadonlyArray<{ label: string; differs: boolean }> }) =>
    rows.filter(({ differs }) => differs).map(({ label }) => label);
  const seen = await this.driver.products.seenWhen((screen) => sameTexts(differing(screen), wanted));
  assert.deepEqual(differing(seen), wanted);
});
