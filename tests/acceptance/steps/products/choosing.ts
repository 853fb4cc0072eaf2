import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { Document } from 'domhandler';
import { planSystemTexts } from '../../../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../../../application/visitor/suggest-systems/texts.ts';
import { estimateForm } from '../../../../domain/lead/forms/estimate.ts';
import type { FormAnswers } from '../../choosing-parts.ts';
import { HOME_FORMS, type HomeForm } from '../../home-forms.ts';
import { quoted } from '../../quoted.ts';
import { estimateOn, helperOn, leaseOn, runningCostsOn } from '../../reader/product-screen.ts';
import { expectSeen, expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';
import { answersFor, startForm } from '../leads/form-in-use.ts';

const { fuel, ducts, zip: code } = suggestSystemsTexts;
const QUESTIONS: Readonly<Record<string, string>> = { 'heats with': fuel, ducts, zip: code };

const ask = async ({ driver }: Scenario, form: HomeForm, answers: FormAnswers): Promise<void> => {
  await driver.goTo(HOME_FORMS[form].path);
  await driver.ask(form, answers);
};

When('Ann asks which system is right for this home:', async function (this: Scenario, table: DataTable) {
  const [home = {}] = table.hashes();
  const answers = Object.entries(home).map(([label, text]) => [QUESTIONS[label] ?? label, text] as const);
  await ask(
    this,
    'helper',
    answers.filter(([, text]) => text !== ''),
  );
});

When('she asks again with the zip {string}', async function (this: Scenario, zip: string) {
  await this.driver.ask('helper', [[code, zip]]);
});

Then(/^these systems fit, the best fit first: (".*")$/, async function (this: Scenario, list: string) {
  const read = (page: Document) =>
    helperOn(page).systems.map(({ name, label }) => [name, label === 'Best fit']);
  await expectSeen(
    this,
    read,
    quoted(list).map((name, i) => [name, i === 0]),
  );
});

Then('the reasons for {string} are:', async function (this: Scenario, name: string, table: DataTable) {
  const read = (page: Document) => helperOn(page).systems.find((system) => system.name === name)?.reasons;
  await expectSeen(this, read, table.raw().flat());
});

Then(/^"([^"]*)" leads on to (".*")$/, async function (this: Scenario, name: string, list: string) {
  const read = (page: Document) => helperOn(page).systems.find((system) => system.name === name)?.pages;
  await expectSeen(this, read, quoted(list));
});

Then('the answer says {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => helperOn(page).says, text);
});

Then('she reads about the code: {string}', async function (this: Scenario, message: string) {
  await expectSeen(this, (page) => helperOn(page).zipError, message);
});

const builtOf = (system: string, home: string, ductwork: string): FormAnswers => [
  [planSystemTexts.system, system],
  [planSystemTexts.home, home],
  [planSystemTexts.ductwork, ductwork],
];

When(
  /^Ann puts together "([^"]*)" for a "([^"]*)" with "([^"]*)"(?: near "([^"]*)")?$/,
  async function (this: Scenario, system: string, home: string, ductwork: string, zip: string | null) {
    const answers = builtOf(system, home, ductwork);
    await ask(this, 'estimate', zip === null ? answers : [...answers, [planSystemTexts.zip, zip]]);
  },
);

When(
  'Ann puts together {string} at {string} for {string} square feet near {string}',
  async function (this: Scenario, system: string, tier: string, area: string, zip: string) {
    await ask(this, 'estimate', [
      ...builtOf(system, 'House', 'Keep the ducts I have'),
      [planSystemTexts.tier, tier],
      [planSystemTexts.area, area],
      [planSystemTexts.zip, zip],
    ]);
  },
);

Then('her estimate says {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => estimateOn(page).says, text);
});

When('she asks a dealer for a quote', async function (this: Scenario) {
  await this.driver.seenWhen(estimateOn, ({ lines }) => lines.length > 0);
  startForm(this, estimateForm);
  await this.driver.estimate.send(answersFor(this, 0));
});

Then('her estimate starts at {string}', async function (this: Scenario, price: string) {
  await expectSeen(this, (page) => estimateOn(page).lines.at(-1)?.[1], price);
});

Then('her estimate is made of:', async function (this: Scenario, table: DataTable) {
  await expectSeen(this, (page): unknown => estimateOn(page).lines, table.raw());
});

Then("it says that the dealer's quote is the final price", async function (this: Scenario) {
  await expectText(this, (page) => estimateOn(page).says, 'Your dealer’s quote is your final price.');
});

Then('the request names what she put together:', async function (this: Scenario, table: DataTable) {
  const [request] = await this.driver.leads.acceptedWhen((accepted) => accepted.length === 1);
  assert.equal(request?.formId, estimateForm.id);
  assert.deepEqual((request.fields.comments ?? '').split(/\r?\n/), table.raw().flat());
});

When('Ann checks this lease offer:', async function (this: Scenario, table: DataTable) {
  await ask(this, 'lease', Object.entries(table.rowsHash()));
});

Then('she pays:', async function (this: Scenario, table: DataTable) {
  await expectSeen(this, (page): unknown => leaseOn(page).rows, table.rows());
});

Then('the calculator says {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => leaseOn(page).says, text);
});

Then('her numbers have stayed in her browser', async function (this: Scenario) {
  assert.equal(await this.driver.lease.wasSent(), false);
});

Then('she is asked to mend the offer:', async function (this: Scenario, table: DataTable) {
  await expectSeen(this, (page) => leaseOn(page).errors, table.raw().flat());
});

When('Ann compares what her home costs to run:', async function (this: Scenario, table: DataTable) {
  await ask(this, 'running', Object.entries(table.rowsHash()));
});

Then('she sees these years:', async function (this: Scenario, table: DataTable) {
  await expectSeen(this, (page): unknown => runningCostsOn(page).rows, table.rows());
});

Then('the comparison says {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => runningCostsOn(page).says, text);
});

Then('she is asked to mend the comparison:', async function (this: Scenario, table: DataTable) {
  await expectSeen(this, (page) => runningCostsOn(page).errors, table.raw().flat());
});
