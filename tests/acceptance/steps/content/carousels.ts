import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { siteBlock } from '../../block-words.ts';
import { quoted } from '../../quoted.ts';
import { expectBecomes } from '../../seen.ts';
import type { Scenario } from '../../world.ts';
import { add } from './pages-made.ts';

const addCarousel = async (scenario: Scenario, list: string, fields: Readonly<Record<string, string>>) => {
  const after = fields['advances after'];
  const desk = {
    slides_per_view: fields['side by side on a desktop'] ?? '',
    infinite_loop: fields['loops'] === 'yes' ? '1' : '0',
    automatic_transition: after === undefined ? '0' : '1',
    transition_delay: after ?? '',
  };
  await add(scenario, {
    ...siteBlock('carousel', { desk }),
    innerBlocks: quoted(list).map((title) => ({
      name: 'core/heading',
      originalContent: `<h2>${title}</h2>`,
    })),
  });
};

Given(
  /^the page has a carousel of (".*"):$/,
  async function (this: Scenario, list: string, table: DataTable) {
    await addCarousel(this, list, table.rowsHash());
  },
);

Given(/^the page has a carousel of (".*")$/, async function (this: Scenario, list: string) {
  await addCarousel(this, list, {});
});

Given(
  /^the page has tabs (".*") that change every (\d+) seconds$/,
  async function (this: Scenario, list: string, seconds: string) {
    const tabs = quoted(list).map((title) => ({ tab_title: title, tab_details: `About: ${title}` }));
    await add(
      this,
      siteBlock('tabs-to-slider', { tabs, auto_slide: '1', transition_delay: seconds, show_arrows: '1' }),
    );
  },
);

Given('Ann prefers less motion', async function (this: Scenario) {
  await this.driver.carousel.preferLessMotion();
});

When(/^she moves to the (previous|next)$/, async function (this: Scenario, to: 'previous' | 'next') {
  await this.driver.carousel.move(to);
});

When(/^she (starts|pauses) it$/, async function (this: Scenario, does: string) {
  await this.driver.carousel[does === 'starts' ? 'play' : 'pause']();
});

When('she chooses the tab {string}', async function (this: Scenario, title: string) {
  await this.driver.carousel.chooseTab(title);
});

Then(/^she sees (".*")$/, async function (this: Scenario, list: string) {
  await expectBecomes(this.driver.carousel.inViewWhen, quoted(list));
});

Then(/^she cannot move to the (previous|next)$/, async function (this: Scenario, to: 'previous' | 'next') {
  assert.equal(await this.driver.carousel.canMove(to), false);
});
