import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { quoted } from '../../quoted.ts';
import type { Scenario } from '../../world.ts';

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

Then('she is told about the code: {string}', async function (this: Scenario, message: string) {
  const { zipError } = await this.driver.helper.seenWhen((seen) => seen.zipError !== '');
  assert.equal(zipError, message);
});
