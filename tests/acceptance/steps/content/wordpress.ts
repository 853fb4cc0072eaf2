import { Given, When } from '@cucumber/cucumber';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { paragraph } from '../../block-words.ts';
import type { Scenario } from '../../world.ts';
import { newPage, pathOf } from './pages-made.ts';

Given('the site gets pages from WordPress', async function (this: Scenario) {
  await this.driver.wordpress.connect();
});

const publish = (scenario: Scenario, title: string, text: string): Promise<void> =>
  scenario.driver.wordpress.publish({
    ...newPage(title, pathOf(scenario, title)),
    blocks: [wholeBlock(paragraph(text))],
  });

Given('WordPress has the page {string} with {string}', async function (this: Scenario, title, text) {
  await publish(this, String(title), String(text));
});

When(
  'the editor changes the page {string} in WordPress to {string}',
  async function (this: Scenario, title: string, text: string) {
    await publish(this, title, text);
  },
);

When('WordPress stops answering', async function (this: Scenario) {
  await this.driver.wordpress.goAway();
});

When('WordPress notifies the site that {string} has changed', async function (this: Scenario, title: string) {
  await this.driver.wordpress.purge(pathOf(this, title));
});
