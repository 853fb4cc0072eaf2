import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { own, paragraph } from '../../block-words.ts';
import type { Scenario } from '../../world.ts';
import { add, newPage, pathOf, publish } from './pages-made.ts';
import { pageSeen } from './pages-read.ts';

const wordsOf = (count: string | undefined): string =>
  Array.from({ length: Number(count) }, (_, i) => `word${i}`).join(' ');

Given('an editor has published the articles:', async function (this: Scenario, table: DataTable) {
  for (const { title = '', category = '', appeared = '', words } of table.hashes()) {
    await publish(this, {
      ...newPage(title, pathOf(this, title)),
      article: { date: appeared, category: { name: category, path: pathOf(this, category) } },
    });
    await add(this, paragraph(wordsOf(words)));
  }
});

Given(/^on it stand related articles, at most (\d+)$/, async function (this: Scenario, most: string) {
  await add(this, own('related-articles', { count: most }));
});

Given(/^each of them names at most (\d+) others$/, async function (this: Scenario, most: string) {
  for (const page of [...this.pages.values()]) {
    await publish(this, page);
    await add(this, own('related-articles', { count: most }));
  }
});

Given(
  'an editor has published the page {string} about the product {string}',
  async function (this: Scenario, title: string, productId: string) {
    await publish(this, { ...newPage(title, pathOf(this, title)), productId });
  },
);

When('she plays {string}', async function (this: Scenario, title: string) {
  await this.driver.pages.play(title);
});

Then('these articles are named:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw();
  const { articles } = await pageSeen(this, (page) => page.articles.length === wanted.length);
  assert.deepEqual(articles, wanted);
});

Then('no film plays', async function (this: Scenario) {
  const { players } = await pageSeen(this);
  assert.deepEqual(players, []);
});

Then('a film plays from {string}', async function (this: Scenario, host: string) {
  const { players } = await pageSeen(this, (page) => page.players.length > 0);
  assert.deepEqual(players, [host]);
});
