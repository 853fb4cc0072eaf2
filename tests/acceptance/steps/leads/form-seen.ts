import { Then, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { dayText } from '../../../../domain/lead/booking-wish.ts';
import type { FormOnScreen } from '../../parts/form-parts.ts';
import { fieldLabeled, formNamed } from '../../form-words.ts';
import { formScreenOf } from '../../reader/form-screen.ts';
import { quoted } from '../../quoted.ts';
import type { Scenario } from '../../world.ts';
import { formOf, startForm } from './form-in-use.ts';

type SeenForm = Extract<FormOnScreen, { kind: 'form' }>;

/** The scenario's form as the visitor sees it. */
const formWhen = (
  { driver, form }: Scenario,
  matches: (seen: FormOnScreen) => boolean,
): Promise<FormOnScreen> =>
  driver.seenWhen((page) => (form === null ? { kind: 'none' } : formScreenOf(page, form)), matches);

const seenForm = async (
  scenario: Scenario,
  matches: (form: SeenForm) => boolean = () => true,
): Promise<SeenForm> => {
  const seen = await formWhen(scenario, (now) => now.kind === 'form' && matches(now));
  assert.ok(seen.kind === 'form', `There is no form, but ${JSON.stringify(seen)}`);
  return seen;
};

Then(/^the message for "([^"]*)" is: (.+)$/, async function (this: Scenario, label: string, message: string) {
  const { name } = fieldLabeled(formOf(this), label);
  const { messages } = await seenForm(this, (form) => form.messages[name] === message);
  assert.equal(messages[name], message);
});

Then('there is no message for {string}', async function (this: Scenario, label: string) {
  const { name } = fieldLabeled(formOf(this), label);
  const { messages } = await seenForm(this, (form) => form.messages[name] === undefined);
  assert.equal(messages[name], undefined);
});

Then(/^she sees the ([\w -]+ form|newsletter sign-up)$/, async function (this: Scenario, words: string) {
  startForm(this, formNamed(words));
  await this.driver.forms.expectOpen(formNamed(words));
});

Then('it says {string}', async function (this: Scenario, text: string) {
  const { texts } = await seenForm(this, (form) => form.texts.includes(text));
  assert.ok(texts.includes(text), `It says: ${texts.join(' / ')}`);
});

Then('only {string} is marked as optional', async function (this: Scenario, label: string) {
  const { optional } = await seenForm(this, (form) => form.optional.join() === label);
  assert.deepEqual(optional, [label]);
});

Then('it does not say {string}', async function (this: Scenario, text: string) {
  const { texts } = await seenForm(this, (form) => !form.texts.includes(text));
  assert.ok(!texts.includes(text), `It says: ${texts.join(' / ')}`);
});

const typedFields = (
  scenario: Scenario,
  { values }: SeenForm,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...scenario.typed.keys()].map((label) => [label, values[fieldLabeled(formOf(scenario), label).name]]),
  );

Then('everything she typed is still there', async function (this: Scenario) {
  const typed = Object.fromEntries(this.typed);
  const isThere = (form: SeenForm): boolean =>
    JSON.stringify(typedFields(this, form)) === JSON.stringify(typed);
  assert.deepEqual(typedFields(this, await seenForm(this, isThere)), typed);
});

Then('{string} is {string}', async function (this: Scenario, label: string, text: string) {
  const { name } = fieldLabeled(formOf(this), label);
  const { values } = await seenForm(this, (form) => form.values[name] === text);
  assert.equal(values[name], text);
});

Then(/^it (can|cannot) be sent$/, async function (this: Scenario, can: string) {
  const { canSend } = await seenForm(this, (form) => form.canSend === (can === 'can'));
  assert.equal(canSend, can === 'can');
});

Then('the form is for {string}', async function (this: Scenario, dealer: string) {
  assert.equal((await seenForm(this, ({ chosen }) => chosen === dealer)).chosen, dealer);
});

Then(/^the form offers the dealers (".*")$/, async function (this: Scenario, list: string) {
  const { dealers } = await seenForm(this, (form) => form.dealers.length > 0);
  assert.deepEqual(dealers, quoted(list));
});

Then('the summary says:', async function (this: Scenario, table: DataTable) {
  const wanted = table.rowsHash();
  const { summary } = await seenForm(this, (form) => Object.keys(form.summary).length > 0);
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((label) => [label, summary[label]])), wanted);
});

Then('she is thanked with {string}', async function (this: Scenario, text: string) {
  const isThanked = (seen: FormOnScreen): boolean => seen.kind === 'thanks' && seen.texts.includes(text);
  const seen = await formWhen(this, isThanked);
  assert.ok(isThanked(seen), `She sees ${JSON.stringify(seen)}`);
});

Then(
  'the thanks name {string} and when the visit is wished for',
  async function (this: Scenario, dealer: string) {
    const day = dayText(this.typed.get('Preferred date') ?? '');
    const window = (this.typed.get('Time of day') ?? '').toLowerCase();
    const receipt = `Sent to ${dealer}. You asked for ${day}, ${window}.`;
    const isGiven = (seen: FormOnScreen): boolean => seen.kind === 'thanks' && seen.texts.includes(receipt);
    const seen = await formWhen(this, isGiven);
    assert.ok(isGiven(seen), `She sees ${JSON.stringify(seen)}`);
  },
);

Then('she is given a reference', async function (this: Scenario) {
  const REFERENCE = /R-[0-9A-HJKMNP-TV-Z]{8}$/;
  const isGiven = (seen: FormOnScreen): boolean =>
    seen.kind !== 'none' && seen.texts.some((text) => REFERENCE.test(text));
  const seen = await formWhen(this, isGiven);
  assert.ok(isGiven(seen), `She sees ${JSON.stringify(seen)}`);
});

Then('no form is open', async function (this: Scenario) {
  assert.equal((await formWhen(this, ({ kind }) => kind === 'none')).kind, 'none');
});
