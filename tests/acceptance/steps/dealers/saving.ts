import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { SAVED_PATH } from '../../../../application/visitor/keep-saved/saved-link-texts.ts';
import { guidePath } from '../../../../domain/help/troubleshooting.ts';
import { leadsToSaved, savedOn } from '../../reader/saved-screen.ts';
import type { SavedOnScreen } from '../../parts/saved-part.ts';
import { expectSeen, expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

When('she saves the dealer', async function (this: Scenario) {
  await this.driver.saved.save();
});

When('she saves the page', async function (this: Scenario) {
  await this.driver.saved.savePage();
});

When('Ann opens what she saved', async function (this: Scenario) {
  await this.driver.goTo(SAVED_PATH);
});

When('Ann opens the guide for gas furnaces', async function (this: Scenario) {
  await this.driver.goTo(guidePath('gas-furnaces'));
});

When('she removes {string}', async function (this: Scenario, title: string) {
  await this.driver.seenWhen(savedOn, ({ pages }) => pages.some((page) => page.title === title));
  await this.driver.saved.remove(title);
});

Then('{string} is saved, with {string}', async function (this: Scenario, title: string, detail: string) {
  const says = ({ pages }: SavedOnScreen): boolean =>
    pages.some((page) => page.title === title && (detail === '' || page.says.includes(detail)));
  const shown = await this.driver.seenWhen(savedOn, says);
  assert.ok(says(shown), `Saved: ${JSON.stringify(shown.pages)}`);
});

Then('{string} and {string} are saved', async function (this: Scenario, first: string, second: string) {
  await expectSeen(this, (page) => savedOn(page).pages.map(({ title }) => title), [first, second]);
});

Then('the list says {string}', async function (this: Scenario, heading: string) {
  await expectText(this, (page) => savedOn(page).headings, heading);
});

Then(/^the header (leads|does not lead) to what is saved$/, async function (this: Scenario, does: string) {
  await expectSeen(this, leadsToSaved, does === 'leads');
});
