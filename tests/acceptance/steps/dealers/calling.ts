import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { NumberType } from '../../../../domain/dealer/dealer.ts';
import { aDealer, type DealerBuilder } from '../../../builders/a-dealer.ts';
import type { Arrival } from '../../parts.ts';
import type { Scenario } from '../../world.ts';

/** Tells one more thing of a dealer of the scenario. */
const tell = async (
  { driver, told }: Scenario,
  name: string,
  more: (dealer: DealerBuilder) => DealerBuilder,
): Promise<void> => {
  const dealer = told.get(name);
  assert.ok(dealer, `Nobody has told of ${name}`);
  const { zipcode, builder } = { ...dealer, builder: more(dealer.builder) };
  told.set(name, { zipcode, builder });
  await driver.serve({ zipcode, dealers: [builder.build()] });
};

const digits = (number: string): string => number.replace(/\D/g, '');

Given(
  'the dealer {string} of {word} has the number {word}',
  async function (this: Scenario, name: string, zipcode: string, number: string) {
    const builder = aDealer().named(name.toUpperCase()).withPhone(digits(number)).inBucket(1);
    this.told.set(name, { zipcode, builder });
    await this.driver.serve({ zipcode, dealers: [builder.build()] });
  },
);

Given(
  /^"([^"]*)" has the ([a-z\d-]+) number (\S+)$/,
  async function (this: Scenario, name: string, type: string, number: string) {
    await tell(this, name, (dealer) => dealer.withNumber(type as NumberType, digits(number)));
  },
);

Given(
  'calls to {string} are routed by {word} and {word}',
  async function (this: Scenario, name: string, pool: string, routingGroup: string) {
    await tell(this, name, (dealer) => dealer.with({ fuseInfo: { pool, routingGroup } }));
  },
);

Given(
  '{string} is rated {float} by {int} customers',
  async function (this: Scenario, name: string, average: number, count: number) {
    await tell(this, name, (dealer) => dealer.reviewed(average, count));
  },
);

Given(
  /^the routing of (\S+) and (\S+) gives ([\d-]+)(, but slowly)?$/,
  async function (this: Scenario, pool: string, group: string, number: string, slowly: string | null) {
    await this.driver.calls.serveRoute(pool, group, digits(number), slowly !== null);
  },
);

const arrivalBy = (way: string): Arrival => {
  const campaign = /^the campaign "(.*)"$/.exec(way)?.[1];
  if (campaign !== undefined) return { query: `utm_campaign=${campaign}`, referrer: '' };
  switch (way) {
    case 'typing the address':
      return { query: '', referrer: '' };
    case 'an advertisement of a search engine':
      return { query: 'gclid=abc', referrer: 'https://www.google.com/' };
    case 'a search engine':
      return { query: '', referrer: 'https://www.google.com/' };
    default:
      throw new Error(`There is no way of ${way}`);
  }
};

Given(/^Ann came by (.+)$/, async function (this: Scenario, way: string) {
  await this.driver.calls.arriveBy(arrivalBy(way));
});

Given('Ann came with the flag {string}', async function (this: Scenario, flag: string) {
  await this.driver.calls.arriveBy({ query: `${flag}=1`, referrer: '' });
});

When('{int} days go by and she comes again', async function (this: Scenario, days: number) {
  await this.driver.calls.comeAgainAfter(days);
});

When('the routing answers', async function (this: Scenario) {
  await this.driver.calls.answerRoutes();
});

Then('no call was routed', async function (this: Scenario) {
  assert.equal(await this.driver.calls.timesRouted(), 0);
});
