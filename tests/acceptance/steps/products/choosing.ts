import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { planSystemTexts } from '../../../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../../../application/visitor/suggest-systems/texts.ts';
import { estimateForm } from '../../../../domain/lead/forms/estimate.ts';
import type { FormAnswers } from '../../choosing-parts.ts';
import { HOME_FORMS, type HomeForm } from '../../home-forms.ts';
import { quoted } from '../../quoted.ts';
import { estimateOn, helperOn, leaseOn } from '../../reader/product-screen.ts';
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
  const wanted = quoted(list);
  const { systems } = await this.driver.seenWhen(helperOn, (seen) => seen.systems.length === wanted.length);
  assert.deepEqual(
    systems.map(({ name }) => name),
    wanted,
  );
  assert.deepEqual(
    systems.map(({ label }) => label === 'Best fit'),
    wanted.map((_, i) => i === 0),
  );
});

Then('the reasons for {string} are:', async function (this: Scenario, name: string, table: DataTable) {
  const { systems } = await this.driver.seenWhen(helperOn, (seen) => seen.systems.length > 0);
  assert.deepEqual(
    systems.find((system) => system.name === name)?.reasons,
    table.raw().map(([reason]) => reason),
  );
});

Then(/^"([^"]*)" leads on to (".*")$/, async function (this: Scenario, name: string, list: string) {
  const { systems } = await this.driver.seenWhen(helperOn, (seen) => seen.systems.length > 0);
  assert.deepEqual(systems.find((system) => system.name === name)?.pages, quoted(list));
});

Then('the answer says {string}', async function (this: Scenario, text: string) {
  const { says } = await this.driver.seenWhen(helperOn, (seen) => seen.says.includes(text));
  assert.ok(says.includes(text), says.join(' | '));
});

Then('she reads about the code: {string}', async function (this: Scenario, message: string) {
  const { zipError } = await this.driver.seenWhen(helperOn, (seen) => seen.zipError !== '');
  assert.equal(zipError, message);
});

const builtOf = (system: string, home: string, ductwork: string): FormAnswers => [
  [planSystemTexts.system, system],
  [planSystemTexts.home, home],
  [planSystemTexts.ductwork, ductwork],
];

When(
  'Ann puts together {string} for a {string} with {string}',
  async function (this: Scenario, system: string, home: string, ductwork: string) {
    await ask(this, 'estimate', builtOf(system, home, ductwork));
  },
);

When(
  'Ann puts together {string} for a {string} with {string} near {string}',
  async function (this: Scenario, system: string, home: string, ductwork: string, zip: string) {
    await ask(this, 'estimate', [...builtOf(system, home, ductwork), [planSystemTexts.zip, zip]]);
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
  const { says } = await this.driver.seenWhen(estimateOn, (seen) => seen.says.includes(text));
  assert.ok(says.includes(text), says.join(' | '));
});

When('she asks a dealer for a quote', async function (this: Scenario) {
  await this.driver.seenWhen(estimateOn, ({ lines }) => lines.length > 0);
  startForm(this, estimateForm);
  await this.driver.estimate.send(answersFor(this, 0));
});

Then('her estimate starts at {string}', async function (this: Scenario, price: string) {
  const { lines } = await this.driver.seenWhen(estimateOn, (seen) => seen.lines.length > 0);
  assert.equal(lines.at(-1)?.[1], price);
});

Then('her estimate is made of:', async function (this: Scenario, table: DataTable) {
  const { lines } = await this.driver.seenWhen(estimateOn, (seen) => seen.lines.length > 0);
  assert.deepEqual(lines, table.raw());
});

Then("it says that the dealer's quote is the final price", async function (this: Scenario) {
  const { says } = await this.driver.seenWhen(estimateOn, (seen) => seen.says.length > 0);
  assert.ok(says.includes('Your dealer’s quote is your final price.'), says.join(' | '));
});

Then('the request names what she put together:', async function (this: Scenario, table: DataTable) {
  const [request] = await this.driver.leads.acceptedWhen((accepted) => accepted.length === 1);
  assert.equal(request?.formId, estimateForm.id);
  const lines = (request.fields.comments ?? '').split(/\r?\n/);
  assert.deepEqual(
    lines,
    table.raw().map(([line]) => line),
  );
});

When('Ann checks this lease offer:', async function (this: Scenario, table: DataTable) {
  await ask(this, 'lease', Object.entries(table.rowsHash()));
});

Then('she pays:', async function (this: Scenario, table: DataTable) {
  const { rows } = await this.driver.seenWhen(leaseOn, (seen) => seen.rows.length > 0);
  assert.deepEqual(rows, table.rows());
});

Then('the calculator says {string}', async function (this: Scenario, text: string) {
  const { says } = await this.driver.seenWhen(leaseOn, (seen) => seen.says.includes(text));
  assert.ok(says.includes(text), says.join(' | '));
});

Then('her numbers have stayed in her browser', async function (this: Scenario) {
  assert.equal(await this.driver.lease.wasSent(), false);
});

Then('she is asked to mend the offer:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw().map(([message]) => message);
  const { errors } = await this.driver.seenWhen(leaseOn, (seen) => seen.errors.length === wanted.length);
  assert.deepEqual(errors, wanted);
});
