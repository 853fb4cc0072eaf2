import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { siteBlock, paragraph } from '../../block-words.ts';
import { playerHost } from '../../content-names.ts';
import type { Scenario } from '../../world.ts';
import { add, newPage, pathOf, publish, slugOf } from './pages-made.ts';
import { pageSeen } from './pages-read.ts';

const wordsOf = (count: string | undefined): string =>
  Array.from({ length: Number(count) }, (_, i) => `word${i}`).join(' ');

Given('an editor has published the articles:', async function (this: Scenario, table: DataTable) {
  for (const { title = '', category = '', published = '', words } of table.hashes()) {
    await publish(this, {
      ...newPage(title, pathOf(this, title)),
      article: { date: published, category: { name: category, path: pathOf(this, category) } },
    });
    await add(this, paragraph(wordsOf(words)));
  }
});

Given(/^the page has up to (\d+) related articles$/, async function (this: Scenario, max: string) {
  await add(this, siteBlock('related-articles', { count: max }));
});

Given(/^each of them has up to (\d+) related articles$/, async function (this: Scenario, max: string) {
  for (const page of [...this.pages.values()]) {
    await publish(this, page);
    await add(this, siteBlock('related-articles', { count: max }));
  }
});

Given(
  'an editor has published the page {string} about the product {string}',
  async function (this: Scenario, title: string, product: string) {
    await publish(this, { ...newPage(title, pathOf(this, title)), productId: slugOf(product) });
  },
);

When('she plays {string}', async function (this: Scenario, title: string) {
  await this.driver.pages.play(title);
});

Then('these related articles are shown:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw();
  const { articles } = await pageSeen(this, (page) => page.articles.length === wanted.length);
  assert.deepEqual(articles, wanted);
});

Then('no video plays', async function (this: Scenario) {
  const { players } = await pageSeen(this);
  assert.deepEqual(players, []);
});

Then(/^a video plays in (.+)$/, async function (this: Scenario, player: string) {
  const { players } = await pageSeen(this, (page) => page.players.length > 0);
  assert.deepEqual(players, [playerHost(player)]);
});
