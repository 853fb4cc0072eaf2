import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { estimateForm } from '../../../../domain/lead/forms/estimate.ts';
import { quoted } from '../../quoted.ts';
import type { Scenario } from '../../world.ts';
import { answersFor, startForm } from '../leads/form-in-use.ts';

const QUESTIONS = { 'heats with': 'fuel', ducts: 'ducts', zip: 'zip' } as const;

When('Ann asks which system is right for this home:', async function (this: Scenario, table: DataTable) {
  const [home = {}] = table.hashes();
  await this.driver.helper.answer(
    Object.fromEntries(
      Object.entries(QUESTIONS).flatMap(([label, question]) =>
        home[label] ? [[question, home[label]]] : [],
      ),
    ),
  );
});

When('she asks again with the zip {string}', async function (this: Scenario, zip: string) {
  await this.driver.helper.answerAgain(zip);
});

Then(/^these systems fit, the best fit first: (".*")$/, async function (this: Scenario, list: string) {
  const wanted = quoted(list);
  const { systems } = await this.driver.helper.seenWhen((seen) => seen.systems.length === wanted.length);
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
  const { systems } = await this.driver.helper.seenWhen((seen) => seen.systems.length > 0);
  assert.deepEqual(
    systems.find((system) => system.name === name)?.reasons,
    table.raw().map(([reason]) => reason),
  );
});

Then(/^"([^"]*)" leads on to (".*")$/, async function (this: Scenario, name: string, list: string) {
  const { systems } = await this.driver.helper.seenWhen((seen) => seen.systems.length > 0);
  assert.deepEqual(systems.find((system) => system.name === name)?.pages, quoted(list));
});

Then('the answer says {string}', async function (this: Scenario, text: string) {
  const { says } = await this.driver.helper.seenWhen((seen) => seen.says.includes(text));
  assert.ok(says.includes(text), says.join(' | '));
});

Then('she reads about the code: {string}', async function (this: Scenario, message: string) {
  const { zipError } = await this.driver.helper.seenWhen((seen) => seen.zipError !== '');
  assert.equal(zipError, message);
});

When(
  'Ann puts together {string} for a {string} with {string}',
  async function (this: Scenario, system: string, home: string, ductwork: string) {
    await this.driver.estimate.build({ system, home, ductwork });
  },
);

When(
  'Ann puts together {string} for a {string} with {string} near {string}',
  async function (this: Scenario, system: string, home: string, ductwork: string, zip: string) {
    await this.driver.estimate.build({ system, home, ductwork, zip });
  },
);

When(
  'Ann puts together {string} at {string} for {string} square feet near {string}',
  async function (this: Scenario, system: string, tier: string, area: string, zip: string) {
    await this.driver.estimate.build({
      system,
      home: 'House',
      ductwork: 'Keep the ducts I have',
      tier,
      area,
      zip,
    });
  },
);

Then('her estimate says {string}', async function (this: Scenario, text: string) {
  const { says } = await this.driver.estimate.seenWhen((seen) => seen.says.includes(text));
  assert.ok(says.includes(text), says.join(' | '));
});

When('she asks a dealer for a quote', async function (this: Scenario) {
  startForm(this, estimateForm);
  await this.driver.estimate.send(answersFor(this, 0));
});

Then('her estimate starts at {string}', async function (this: Scenario, price: string) {
  const { lines } = await this.driver.estimate.seenWhen((seen) => seen.lines.length > 0);
  assert.equal(lines.at(-1)?.[1], price);
});

Then('her estimate is made of:', async function (this: Scenario, table: DataTable) {
  const { lines } = await this.driver.estimate.seenWhen((seen) => seen.lines.length > 0);
  assert.deepEqual(lines, table.raw());
});

Then("it says that the dealer's quote is the final price", async function (this: Scenario) {
  const { says } = await this.driver.estimate.seenWhen((seen) => seen.says.length > 0);
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
  await this.driver.lease.check(table.rowsHash());
});

Then('she pays:', async function (this: Scenario, table: DataTable) {
  const { rows } = await this.driver.lease.seenWhen((seen) => seen.rows.length > 0);
  assert.deepEqual(rows, table.rows());
});

Then('the calculator says {string}', async function (this: Scenario, text: string) {
  const { says } = await this.driver.lease.seenWhen((seen) => seen.says.includes(text));
  assert.ok(says.includes(text), says.join(' | '));
});

Then('her numbers have stayed in her browser', async function (this: Scenario) {
  assert.equal(await this.driver.lease.wasSent(), false);
});

Then('she is asked to mend the offer:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw().map(([message]) => message);
  const { errors } = await this.driver.lease.seenWhen((seen) => seen.errors.length === wanted.length);
  assert.deepEqual(errors, wanted);
});
