import { Given, When, type DataTable } from '@cucumber/cucumber';
import { pageLabel } from '../../../../application/visitor/find-dealers/texts.ts';
import type { Dealer } from '../../../../domain/dealer/dealer.ts';
import type { ServedArea } from '../../driver.ts';
import { START_PATHS } from '../../form-pages.ts';
import type { Scenario } from '../../world.ts';
import { dealerOf, dealersOf } from './dealer-table.ts';
import { companyId } from '../../../builders/company-id.ts';

const serve = async ({ driver, companyIds }: Scenario, area: ServedArea): Promise<void> => {
  for (const { name, companyId: id } of area.dealers) companyIds.set((name ?? '').toLowerCase(), id ?? 0);
  await driver.serve(area);
};

const numbered = (count: number): ReadonlyArray<Dealer> =>
  Array.from({ length: count }, (_, i) => ({
    ...dealerOf({ name: `DEALER ${i + 1}`, miles: String(i + 1) }),
    companyId: companyId(100 + i),
  }));

Given(
  'these dealers serve {word} in {word}, {word}:',
  async function (this: Scenario, zipcode: string, city: string, state: string, table: DataTable) {
    await serve(this, { zipcode, city, state, dealers: dealersOf(table) });
  },
);

Given(/^the dealer "([^"]*)" serves (.+)$/, async function (this: Scenario, name: string, zipcode: string) {
  await serve(this, {
    zipcode,
    dealers: [{ ...dealerOf({ name: name.toUpperCase() }), companyId: companyId(7) }],
  });
});

Given('{int} dealers serve {word}', async function (this: Scenario, count: number, zipcode: string) {
  await serve(this, { zipcode, dealers: numbered(count) });
});

Given('the provider wants its dealers shuffled', async function (this: Scenario) {
  await this.driver.serve({ zipcode: '75001', dealers: numbered(8), randomizeBuckets: [1] });
});

/** Weekdays in winter time, starting with Monday. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

Given(
  /^it is (\w+day), (\d+):(\d\d) (AM|PM) in Chicago$/,
  async function (this: Scenario, day: string, hour: string, minute: string, half: 'AM' | 'PM') {
    const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
    const monday = Date.parse('2026-11-23T06:00:00Z');
    await this.driver.comeAt(monday + ((DAYS.indexOf(day) * 24 + hours) * 60 + Number(minute)) * 60_000);
  },
);

Given(
  /^it is (\w+ \d+, \d{4}), (\d+:\d\d [AP]M) in (Chicago|Toronto)$/,
  async function (this: Scenario, date: string, time: string, place: string) {
    await this.driver.comeAt(instantIn(`America/${place}`, Date.parse(`${date} ${time} UTC`)));
  },
);

/** The instant at which the clocks of a time zone show this UTC time. */
const instantIn = (timeZone: string, shown: number): number => {
  const clock = (instant: number) =>
    Date.parse(`${new Date(instant).toLocaleString('en-US', { timeZone })} UTC`);
  return shown - (clock(shown + 5 * 3_600_000) - (shown + 5 * 3_600_000));
};

Given("Ann's browser runs no scripts", async function (this: Scenario) {
  await this.driver.switchOffScripts();
});

/** The paths of the dealer lists in other languages. */
const LIST_IN = { Spanish: '/es/distribuidores/', French: '/fr/concessionnaires/' } as const;

When(
  /^Ann looks for dealers near "(.*)" in (Spanish|French)$/,
  async function (this: Scenario, zipcode: string, language: keyof typeof LIST_IN) {
    await this.driver.pages.open(`${LIST_IN[language]}?zipcode=${zipcode}`);
  },
);

When(/^(?:Ann|she) looks for dealers near "(.*)"$/, async function (this: Scenario, typed: string) {
  await this.driver.search(typed);
});

When(
  'Ann opens page {int} of the dealers near {string}',
  async function (this: Scenario, page: number, zipcode: string) {
    await this.driver.goTo(`${START_PATHS.locator}?zipcode=${encodeURIComponent(zipcode)}&page=${page}`);
  },
);

When(/^she goes to the (next|previous) page$/, async function (this: Scenario, step: 'next' | 'previous') {
  await this.driver.follow(step === 'next' ? 'Next' : 'Previous');
});

When('she goes to page {int}', async function (this: Scenario, page: number) {
  await this.driver.follow(pageLabel(page));
});

When('she reloads the page', async function (this: Scenario) {
  await this.driver.reload();
});

When('she goes back', async function (this: Scenario) {
  await this.driver.goBack();
});

When(/^(\d+) (second|minute)s? pass(?:es)?$/, async function (this: Scenario, count: string, unit: string) {
  await this.driver.wait(Number(count) * (unit === 'minute' ? 60 : 1));
});
