import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { quoted } from '../../quoted.ts';
import { libraryOn } from '../../reader/site-screen.ts';
import type { Scenario } from '../../world.ts';

const LIBRARIES = {
  'document library': '/resources/',
  'commercial resources': '/resources/commercial/',
} as const;

When(
  /^Ann opens the (document library|commercial resources)$/,
  async function (this: Scenario, library: keyof typeof LIBRARIES) {
    await this.driver.documents.open(LIBRARIES[library]);
  },
);

When('she switches to the tab {string}', async function (this: Scenario, tab: string) {
  await this.driver.documents.chooseTab(tab);
});

When('she goes back to the tab before', async function (this: Scenario) {
  await this.driver.documents.goBack();
});

When('she filters the documents by {string}', async function (this: Scenario, text: string) {
  await this.driver.documents.filterBy(text);
});

When('she types {string} into the filter of documents', async function (this: Scenario, text: string) {
  await this.driver.documents.typeFilter(text);
});

When('she opens the address of that page again', async function (this: Scenario) {
  await this.driver.documents.openFromAddress();
});

Then('the page has not been loaded again', async function (this: Scenario) {
  assert.ok(await this.driver.documents.isSamePage());
});

Then(/^a screen reader announces "(.*)"$/, async function (this: Scenario, text: string) {
  const { announced } = await this.driver.seenWhen(libraryOn, (seen) => seen.announced === text);
  assert.equal(announced, text);
});

Then(/^she sees the tabs (".*")$/, async function (this: Scenario, list: string) {
  const { tabs } = await this.driver.seenWhen(libraryOn, (seen) => seen.tabs.length > 0);
  assert.deepEqual(tabs, quoted(list));
});

Then('the tab {string} is chosen', async function (this: Scenario, tab: string) {
  const { chosen } = await this.driver.seenWhen(libraryOn, (seen) => seen.chosen === tab);
  assert.equal(chosen, tab);
});

Then(/^its sections are (".*")$/, async function (this: Scenario, list: string) {
  const { sections } = await this.driver.seenWhen(libraryOn, (seen) => seen.sections.length > 0);
  assert.deepEqual(sections, quoted(list));
});

Then('the file {string} is offered as {string}', async function (this: Scenario, file: string, type: string) {
  const { files } = await this.driver.seenWhen(libraryOn, (seen) =>
    seen.files.some(({ title }) => title === file),
  );
  const note = files.find(({ title }) => title === file)?.note ?? '';
  assert.match(note, new RegExp(`^${type}, \\d+ KB$`));
  this.file = file;
});

Then('it downloads as {string}', async function (this: Scenario, name: string) {
  assert.equal(await this.driver.documents.savedAs(this.file), name);
});

Then(/^she sees only the files? (".*")$/, async function (this: Scenario, list: string) {
  const wanted = quoted(list);
  const { files } = await this.driver.seenWhen(libraryOn, (seen) => seen.files.length === wanted.length);
  assert.deepEqual(
    files.map(({ title }) => title),
    wanted,
  );
});

Then('she sees no file', async function (this: Scenario) {
  const { files } = await this.driver.seenWhen(libraryOn, (seen) => seen.files.length === 0);
  assert.deepEqual(files, []);
});

Then(/^the library says "(.*)"$/, async function (this: Scenario, text: string) {
  const { status } = await this.driver.seenWhen(libraryOn, (seen) => seen.status === text);
  assert.equal(status, text);
});
