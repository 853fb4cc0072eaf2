import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { quoted } from '../../quoted.ts';
import { filesOn, registrationOn } from '../../reader/site-screen.ts';
import type { Scenario } from '../../world.ts';

const PATH = '/resources/warranty/';

const A_DAY_MS = 86_400_000;

const answer = ({ driver }: Scenario): Promise<string> =>
  driver.seenWhen(registrationOn, (text) => text !== '');

const filesOffered = async ({ driver }: Scenario): Promise<ReadonlyArray<string>> =>
  (await driver.seenWhen(filesOn, ({ length }) => length > 0)).map(({ title }) => title);

When('Ann opens the warranty page', async function (this: Scenario) {
  await this.driver.goTo(PATH);
});

When('Ann enters an installation {int} days ago', async function (this: Scenario, days: number) {
  await this.driver.goTo(PATH);
  const installed = Date.parse(this.driver.forms.today()) - days * A_DAY_MS;
  await this.driver.warranty.enterInstallation(new Date(installed).toISOString().slice(0, 10));
});

Then(/^she reads that she has (\d+) days? left$/, async function (this: Scenario, days: string) {
  assert.match(await answer(this), new RegExp(`^Register by .* ${days} days? left`));
});

Then('she reads that today is the last day', async function (this: Scenario) {
  assert.match(await answer(this), /^Register by .* That’s today/);
});

Then('she reads that the last day has passed', async function (this: Scenario) {
  assert.match(await answer(this), /^The last day was /);
});

Then(/^it offers the warranty of (".*")$/, async function (this: Scenario, list: string) {
  assert.deepEqual(await filesOffered(this), quoted(list));
});

Then('each of them downloads', async function (this: Scenario) {
  for (const title of await filesOffered(this)) {
    assert.match((await this.driver.documents.savedAs(title)) ?? '', /^warranty-[a-z-]+\.pdf$/);
  }
});

When('she opens {string}', async function (this: Scenario, dialog: string) {
  this.dialog = await this.driver.warranty.openDialog(dialog);
});

Then(/^she is asked for (".*")$/, async function (this: Scenario, list: string) {
  assert.deepEqual(this.dialog?.fields, quoted(list));
});

Then(/^she can take the details along with (".*")$/, async function (this: Scenario, list: string) {
  assert.deepEqual(this.dialog?.actions, quoted(list));
});

Then('she can go on to the other site in a new tab', async function (this: Scenario) {
  assert.match(this.dialog?.leadsTo ?? '', /^https:\/\//);
  assert.equal(this.dialog?.opensNewTab, true);
});
