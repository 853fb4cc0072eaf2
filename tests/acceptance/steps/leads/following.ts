import { Given, Then, When } from '@cucumber/cucumber';
import { dealerForm } from '../../../../domain/lead/forms/dealer-form.ts';
import { fieldLabeled } from '../../form-words.ts';
import { textOf, theOne } from '../../reader/html.ts';
import assert from 'node:assert/strict';
import type { Scenario } from '../../world.ts';

When('she follows her request', async function (this: Scenario) {
  await this.driver.requests.follow('visitor');
});

When('the dealer opens the request', async function (this: Scenario) {
  await this.driver.requests.follow('dealer');
});

When(/^(?:she|the dealer) answers "([^"]*)"$/, async function (this: Scenario, button: string) {
  await this.driver.requests.answer(button);
});

When('she corrects {string} to {string}', async function (this: Scenario, label: string, text: string) {
  const { name } = fieldLabeled(dealerForm, label);
  await this.driver.requests.answer('Save changes', { [name]: text });
});

Given('the dealer has her request', async function (this: Scenario) {
  await this.driver.requests.deliver();
});

When(/^nobody answers for (\d+) days$/, async function (this: Scenario, days: string) {
  await this.driver.wait(Number(days) * 86_400);
  await this.driver.requests.escalate();
});

Then('the request says {string}', async function (this: Scenario, text: string) {
  const said = await this.driver.seenWhen(
    (page) => textOf(theOne(page, 'main')),
    (seen) => seen.includes(text),
  );
  assert.ok(said.includes(text), `It says: ${said}`);
});

Then('the request does not say {string}', async function (this: Scenario, text: string) {
  const said = await this.driver.seenWhen(
    (page) => textOf(theOne(page, 'main')),
    (seen) => !seen.includes(text),
  );
  assert.ok(!said.includes(text), `It says: ${said}`);
});
