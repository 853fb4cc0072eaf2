import { Given, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import type { ContentPage } from '../../../../domain/content/content-page.ts';
import { blockNamed, siteBlock, paragraph } from '../../block-words.ts';
import { linkAddress, olderText, sectionPath, shippedPath, unknownBlock } from '../../content-names.ts';
import type { Scenario } from '../../world.ts';

/** A title that an e-mail program must read neither as markup nor as a second header. */
const TITLE_WITH_MARKUP = 'Furnace & <em>filter</em>%0ABcc: all@example.com';

/** The title without its markup. */
export const PLAIN_TITLE = 'Furnace & filter%0ABcc: all@example.com';

export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A page's path: where it was published or shipped, or else the path made from its title. */
export const pathOf = ({ pages }: Scenario, title: string): string =>
  pages.get(title)?.path ?? shippedPath(title) ?? `/${slugOf(title)}/`;

export const newPage = (title: string, path: string): ContentPage => ({
  path,
  locale: 'en',
  title,
  description: '',
  blocks: [],
});

export const publish = async (scenario: Scenario, page: ContentPage): Promise<void> => {
  // Moves the page to the end: the last one was published last.
  scenario.pages.delete(page.title);
  scenario.pages.set(page.title, page);
  await scenario.driver.pages.publish(page);
};

export const add = async (scenario: Scenario, ...blocks: ReadonlyArray<SketchedBlock>): Promise<void> => {
  const page = [...scenario.pages.values()].at(-1);
  assert.ok(page, 'No page was published');
  await publish(scenario, { ...page, blocks: [...page.blocks, ...blocks.map(wholeBlock)] });
};

Given('an editor has published the page {string}', async function (this: Scenario, title: string) {
  await publish(this, newPage(title, pathOf(this, title)));
});

Given(
  'an editor has published the page {string} in the section {string}',
  async function (this: Scenario, title: string, section: string) {
    await publish(this, newPage(title, `${sectionPath(section)}${slugOf(title)}/`));
  },
);

Given(
  'an editor has published the page {string}, whose title has markup and tries to add a recipient',
  async function (this: Scenario, name: string) {
    await publish(this, newPage(TITLE_WITH_MARKUP, pathOf(this, name)));
  },
);

Given(
  'an editor has published the page {string} in French, for {string}',
  async function (this: Scenario, title: string, original: string) {
    const french = { ...newPage(title, pathOf(this, title)), locale: 'fr' };
    await publish(this, { ...french, translationOf: pathOf(this, original) });
  },
);

Given('an editor has published the page {string} in Spanish', async function (this: Scenario, title: string) {
  await publish(this, { ...newPage(title, pathOf(this, title)), locale: 'es' });
});

Given('the page has an excerpt with markup, {string}', async function (this: Scenario, text: string) {
  const page = [...this.pages.values()].at(-1);
  assert.ok(page, 'No page was published');
  await publish(this, { ...page, description: `<p>${text.replace('filter', '<strong>$&</strong>')}</p>` });
});

Given(/^the page has the (paragraph|heading) "(.*)"$/, async function (this: Scenario, kind, text) {
  await add(this, blockNamed(String(kind), { text: String(text) }));
});

Given(/^the page links to (.+)$/, async function (this: Scenario, target: string) {
  await add(this, paragraph(`Read <a href='${linkAddress(target)}'>more</a>`));
});

Given(
  'the page has a block {string} that the site does not know',
  async function (this: Scenario, name: string) {
    await add(this, { name: unknownBlock(name) });
  },
);

Given(
  'the page has a block {string} that the site does not know, around the paragraph {string}',
  async function (this: Scenario, name: string, text: string) {
    await add(this, { name: unknownBlock(name), innerBlocks: [paragraph(text)] });
  },
);

Given('the page has {int} paragraphs', async function (this: Scenario, count: number) {
  await add(this, ...Array.from({ length: count }, (_, i) => paragraph(`Paragraph ${i + 1}.`)));
});

Given('the page has the older text {string}', async function (this: Scenario, name: string) {
  await add(this, { name: 'core/freeform', originalContent: olderText(name) });
});

Given(
  /^the page has (?:an?|the) ([\w -]+):$/,
  async function (this: Scenario, kind: string, table: DataTable) {
    await add(this, blockNamed(kind, table.rowsHash()));
  },
);

Given(/^the page has (?:an?|the) ([\w -]+)$/, async function (this: Scenario, kind: string) {
  await add(this, blockNamed(kind));
});

Given('the page has questions and answers:', async function (this: Scenario, table: DataTable) {
  await add(this, siteBlock('faq', { qa: table.hashes() }));
});

Given('the page has columns:', async function (this: Scenario, table: DataTable) {
  const columns = table.hashes().map(({ width = '', text = '', block }) => ({
    name: 'core/column',
    attributes: width === '' ? {} : { width },
    innerBlocks: [paragraph(text), ...(block ? [{ name: unknownBlock(block) }] : [])],
  }));
  await add(this, { name: 'core/columns', innerBlocks: columns });
});

Given('the page has a tab {string} with:', async function (this: Scenario, title: string, table: DataTable) {
  const items = table
    .hashes()
    .map(({ item, 'for a professional': pro }) => (pro === '' ? item : { item, pro: pro === 'yes' }));
  await add(this, siteBlock('tabs-background-switcher', { tabs: [{ tab_title: title, tab_items: items }] }));
});

When(
  'the editor changes the page {string} to {string}',
  async function (this: Scenario, title: string, text: string) {
    const page = this.pages.get(title);
    assert.ok(page, `${title} was not published`);
    await publish(this, { ...page, blocks: [wholeBlock(paragraph(text))] });
  },
);

When('the editor removes the page {string}', async function (this: Scenario, title: string) {
  await this.driver.pages.withdraw(pathOf(this, title));
});
