import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { quoted } from '../../quoted.ts';
import { libraryOn } from '../../reader/site-screen.ts';
import { expectSeen } from '../../seen.ts';
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
  await expectSeen(this, (page) => libraryOn(page).announced, text);
});

Then(/^she sees the tabs (".*")$/, async function (this: Scenario, list: string) {
  await expectSeen(this, (page) => libraryOn(page).tabs, quoted(list));
});

Then('the tab {string} is chosen', async function (this: Scenario, tab: string) {
  await expectSeen(this, (page) => libraryOn(page).chosen, tab);
});

Then(/^its sections are (".*")$/, async function (this: Scenario, list: string) {
  await expectSeen(this, (page) => libraryOn(page).sections, quoted(list));
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

Then(/^she sees (?:only the files? (".*")|no file)$/, async function (this: Scenario, list: string | null) {
  await expectSeen(this, (page) => libraryOn(page).files.map(({ title }) => title), quoted(list ?? ''));
});

Then(/^the library says "(.*)"$/, async function (this: Scenario, text: string) {
  await expectSeen(this, (page) => libraryOn(page).status, text);
});
