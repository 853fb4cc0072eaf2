import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { dealerForm } from '../../../../domain/lead/forms/dealer-form.ts';
import type { AcceptedRequest } from '../../parts/form-parts.ts';
import { asRead, fieldLabeled } from '../../form-words.ts';
import type { Scenario } from '../../world.ts';
import { dayNamed } from './days.ts';
import { formOf } from './form-in-use.ts';

Given('the provider cannot accept the next request', async function (this: Scenario) {
  await this.driver.leads.meet({ kind: 'busy' });
});

Given('the provider is slow to accept the next request', async function (this: Scenario) {
  await this.driver.leads.meet({ kind: 'silence' });
});

Given(
  'the provider rejects the {string} of the next request: {string}',
  async function (this: Scenario, label: string, message: string) {
    await this.driver.leads.meet({ kind: 'refusal', field: fieldLabeled(dealerForm, label).name, message });
  },
);

const companyIdOf = ({ companyIds }: Scenario, dealer: string): number => {
  const companyId = companyIds.get(dealer.toLowerCase());
  assert.ok(companyId !== undefined, `No dealer is named ${dealer}`);
  return companyId;
};

Given('{string} was recommended to Ann', async function (this: Scenario, dealer: string) {
  await this.driver.leads.recommend(companyIdOf(this, dealer));
});

When('the provider finally accepts it', async function (this: Scenario) {
  await this.driver.leads.release();
});

When(/^the network (goes down|comes back)$/, async function (this: Scenario, does: string) {
  await this.driver.leads.network(does === 'goes down' ? 'gone' : 'back');
});

When(/^(\d+) days pass$/, async function (this: Scenario, days: string) {
  await this.driver.wait(Number(days) * 86_400);
});

When('she leaves the site, and the network comes back', async function (this: Scenario) {
  await this.driver.leads.network('back unseen');
});

const taken = async ({ driver }: Scenario, count: number): Promise<ReadonlyArray<AcceptedRequest>> => {
  const requests = await driver.leads.acceptedWhen(({ length }) => length === count);
  assert.equal(requests.length, count, `Taken: ${JSON.stringify(requests)}`);
  return requests;
};

Then(/^(no|one) request has arrived$/, async function (this: Scenario, count: string) {
  await taken(this, count === 'one' ? 1 : 0);
});

Then('one request has arrived for {string}', async function (this: Scenario, dealer: string) {
  const [request] = await taken(this, 1);
  assert.equal(request?.companyId, companyIdOf(this, dealer));
});

Then('the request says:', async function (this: Scenario, table: DataTable) {
  const [request] = await taken(this, 1);
  for (const [label, words] of table.raw()) {
    const field = fieldLabeled(formOf(this), label ?? '');
    const wanted = field.control.kind === 'day' ? dayNamed(words ?? '', this.driver.forms.today()) : words;
    assert.equal(asRead(field, request?.fields[field.name] ?? ''), wanted);
  }
});

Then(
  /^analytics counted one (opening|success)(?:, for (\w+))?$/,
  async function (this: Scenario, what: string, zip: string | null) {
    const event = what === 'opening' ? 'dealer_form_open' : 'dealer_form_success';
    const isNamed = (line: string) => line.startsWith(event);
    const reported = await this.driver.leads.reportedWhen((lines) => lines.some(isNamed));
    assert.deepEqual(reported.filter(isNamed), [[event, formOf(this).id, zip ?? ''].join(' ').trim()]);
  },
);

Then('analytics counted no success', async function (this: Scenario) {
  const reported = await this.driver.leads.reportedWhen(() => true);
  assert.deepEqual(
    reported.filter((line) => line.startsWith('dealer_form_success')),
    [],
  );
});
