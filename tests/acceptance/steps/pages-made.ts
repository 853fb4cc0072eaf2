import { Given, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/block-example.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { blockCalled, own, paragraph } from '../block-words.ts';
import type { Scenario } from '../world.ts';

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Where the page of a title lies, unless its editor wants it elsewhere. */
export const pathOf = ({ pages }: Scenario, title: string): string =>
  pages.get(title)?.path ?? `/${slugOf(title)}/`;

export const newPage = (title: string, path: string): ContentPage => ({
  ...{ path, locale: 'en', title, description: '', blocks: [] },
});

export const publish = async (scenario: Scenario, page: ContentPage): Promise<void> => {
  // The page that was told of last stands last.
  scenario.pages.delete(page.title);
  scenario.pages.set(page.title, page);
  await scenario.driver.pages.publish(page);
};

export const add = async (scenario: Scenario, ...blocks: ReadonlyArray<SketchedBlock>): Promise<void> => {
  const page = [...scenario.pages.values()].at(-1);
  assert.ok(page, 'No page was told of');
  await publish(scenario, { ...page, blocks: [...page.blocks, ...blocks.map(wholeBlock)] });
};

Given('an editor has published the page {string}', async function (this: Scenario, title: string) {
  await publish(this, newPage(title, pathOf(this, title)));
});

Given(
  'an editor has published the page {string} as {string}',
  async function (this: Scenario, title: string, path: string) {
    await publish(this, newPage(title, path));
  },
);

Given(
  'an editor has published the page {string} in French, for {string}',
  async function (this: Scenario, title: string, original: string) {
    const french = { ...newPage(title, pathOf(this, title)), locale: 'fr' };
    await publish(this, { ...french, translationOf: pathOf(this, original) });
  },
);

Given('its excerpt is {string}', async function (this: Scenario, description: string) {
  const page = [...this.pages.values()].at(-1);
  assert.ok(page, 'No page was told of');
  await publish(this, { ...page, description });
});

Given(/^on it stands the (paragraph|heading) "(.*)"$/, async function (this: Scenario, kind, text) {
  await add(this, blockCalled(String(kind), { text: String(text) }));
});

Given(
  'on it stands a block {string} that the site does not know',
  async function (this: Scenario, name: string) {
    await add(this, { name });
  },
);

Given(
  'on it stands a block {string} that the site does not know, around the paragraph {string}',
  async function (this: Scenario, name: string, text: string) {
    await add(this, { name, innerBlocks: [paragraph(text)] });
  },
);

Given('on it stand {int} paragraphs', async function (this: Scenario, count: number) {
  await add(this, ...Array.from({ length: count }, (_, i) => paragraph(`Paragraph ${i + 1}.`)));
});

Given(
  'on it stands a text from before there were blocks:',
  async function (this: Scenario, originalContent: string) {
    await add(this, { name: 'core/freeform', originalContent });
  },
);

Given(
  /^on it stands (?:an?|the) ((?!text from)[\w ]+):$/,
  async function (this: Scenario, kind: string, table: DataTable) {
    await add(this, blockCalled(kind, table.rowsHash()));
  },
);

Given(/^on it stands (?:an?|the) ([\w ]+)$/, async function (this: Scenario, kind: string) {
  await add(this, blockCalled(kind));
});

Given('on it stand questions and answers:', async function (this: Scenario, table: DataTable) {
  await add(this, own('faq', { qa: table.hashes() }));
});

Given('on it stand columns:', async function (this: Scenario, table: DataTable) {
  const columns = table.hashes().map(({ width = '', text = '', block }) => ({
    name: 'core/column',
    attributes: width === '' ? {} : { width },
    innerBlocks: [paragraph(text), ...(block ? [{ name: block }] : [])],
  }));
  await add(this, { name: 'core/columns', innerBlocks: columns });
});

Given('on it stands a tab {string} with:', async function (this: Scenario, title: string, table: DataTable) {
  const items = table
    .hashes()
    .map(({ item, 'for a professional': pro }) => (pro === '' ? item : { item, pro: pro === 'yes' }));
  await add(this, own('tabs-background-switcher', { tabs: [{ tab_title: title, tab_items: items }] }));
});

When(
  'the editor changes the page {string} to {string}',
  async function (this: Scenario, title: string, text: string) {
    const page = this.pages.get(title);
    assert.ok(page, `Nobody has told of ${title}`);
    await publish(this, { ...page, blocks: [wholeBlock(paragraph(text))] });
  },
);

When('the editor takes the page {string} away', async function (this: Scenario, title: string) {
  await this.driver.pages.withdraw(pathOf(this, title));
});
