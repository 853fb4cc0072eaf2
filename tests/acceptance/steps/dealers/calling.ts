import { Given, Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { NumberType } from '../../../../domain/dealer/dealer.ts';
import { aDealer, type DealerBuilder } from '../../../builders/a-dealer.ts';
import type { Arrival } from '../../parts/parts.ts';
import type { Scenario } from '../../world.ts';

/** Adds a detail to a dealer of the scenario. */
const extend = async (
  { driver, dealers }: Scenario,
  name: string,
  more: (dealer: DealerBuilder) => DealerBuilder,
): Promise<void> => {
  const dealer = dealers.get(name);
  assert.ok(dealer, `No dealer is named ${name}`);
  const { zipcode, builder } = { ...dealer, builder: more(dealer.builder) };
  dealers.set(name, { zipcode, builder });
  await driver.serve({ zipcode, dealers: [builder.build()] });
};

const digits = (number: string): string => number.replace(/\D/g, '');

Given(
  'the dealer {string} of {word} has the number {word}',
  async function (this: Scenario, name: string, zipcode: string, number: string) {
    const builder = aDealer().named(name.toUpperCase()).withPhone(digits(number)).inBucket(1);
    this.dealers.set(name, { zipcode, builder });
    await this.driver.serve({ zipcode, dealers: [builder.build()] });
  },
);

const NUMBER_TYPES: Readonly<Record<string, NumberType>> = {
  'the first campaign': 'campaign-1',
  'search ads': 'paid-search',
  'search engines': 'organic-search',
  'the value brand': 'value-brand',
};

Given(
  /^"([^"]*)" has the number (\S+) for (.+)$/,
  async function (this: Scenario, name: string, number: string, words: string) {
    const type = NUMBER_TYPES[words];
    assert.ok(type, `There are no numbers for ${words}`);
    await extend(this, name, (dealer) => dealer.withNumber(type, digits(number)));
  },
);

const ROUTE = { pool: 'pool-1', routingGroup: 'group-1' };

Given('calls to {string} are routed', async function (this: Scenario, name: string) {
  await extend(this, name, (dealer) => dealer.with({ fuseInfo: ROUTE }));
});

Given(
  '{string} is rated {float} by {int} customers',
  async function (this: Scenario, name: string, average: number, count: number) {
    await extend(this, name, (dealer) => dealer.reviewed(average, count));
  },
);

Given(
  /^the call routing of "([^"]*)" gives ([\d-]+)(, but slowly)?$/,
  async function (this: Scenario, name: string, number: string, slowly: string | null) {
    assert.ok(this.dealers.has(name), `No dealer is named ${name}`);
    await this.driver.calls.serveRoute(ROUTE.pool, ROUTE.routingGroup, digits(number), slowly !== null);
  },
);

const SEARCH_ENGINE = 'https://www.google.com/';

const ARRIVALS: Readonly<Record<string, Arrival>> = {
  'by typing the address': { query: '', referrer: '' },
  'through the first campaign': { query: 'utm_campaign=campaign-1', referrer: '' },
  'through the second campaign': { query: 'utm_campaign=campaign-2', referrer: '' },
  'through a campaign without numbers': { query: 'utm_campaign=spring-mailing', referrer: '' },
  'through a search ad': { query: 'gclid=abc', referrer: SEARCH_ENGINE },
  'through a search engine': { query: '', referrer: SEARCH_ENGINE },
  'from the first partner': { query: 'traneinfo=1', referrer: '' },
  'from the second partner': { query: 'lmg_2023=1', referrer: '' },
};

Given(/^Ann arrived (.+)$/, async function (this: Scenario, how: string) {
  const arrival = ARRIVALS[how];
  assert.ok(arrival, `Nobody arrives ${how}`);
  await this.driver.calls.arriveBy(arrival);
});

When('she comes back after {int} days', async function (this: Scenario, days: number) {
  await this.driver.calls.comeBackAfter(days);
});

When('the call routing answers', async function (this: Scenario) {
  await this.driver.calls.answerRoutes();
});

Then('no call was routed', async function (this: Scenario) {
  assert.equal(await this.driver.calls.timesRouted(), 0);
});
