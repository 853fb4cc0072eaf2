import { Given, When } from '@cucumber/cucumber';
import { wholeBlock } from '../../../../domain/content/block-example.ts';
import { paragraph } from '../../block-words.ts';
import type { Scenario } from '../../world.ts';
import { pathOf } from './pages-made.ts';

Given('the site reads its pages from a WordPress', async function (this: Scenario) {
  await this.driver.wordpress.connect();
});

Given(
  /^in WordPress (?:stands the page|the page) "([^"]*)"(?: becomes| with) "([^"]*)"$/,
  async function (this: Scenario, title: string, text: string) {
    await this.driver.wordpress.publish({
      ...{ path: pathOf(this, title), locale: 'en', title, description: '' },
      blocks: [wholeBlock(paragraph(text))],
    });
  },
);

When('WordPress goes away', async function (this: Scenario) {
  await this.driver.wordpress.goAway();
});

When('WordPress tells the site that {string} has changed', async function (this: Scenario, title: string) {
  await this.driver.wordpress.purge(pathOf(this, title));
});
