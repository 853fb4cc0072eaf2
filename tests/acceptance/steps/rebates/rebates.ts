import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Document } from 'domhandler';
import * as O from 'fp-ts/Option';
import { householdTexts } from '../../../../application/visitor/estimate-savings/found-texts.ts';
import { rebatesForm } from '../../../../domain/lead/forms/rebates.ts';
import type { AreaRebates } from '../../../../domain/rebate/area-rebates.ts';
import type { ProgramStatus, RebateProgram } from '../../../../domain/rebate/rebate-program.ts';
import { aProgram } from '../../../builders/a-program.ts';
import { INCOME_BANDS } from '../../../../domain/rebate/income-band.ts';
import type { UtilityKind } from '../../../../domain/rebate/utilities.ts';
import { areaUtilities } from '../../../builders/area-utilities.ts';
import { areaIncomes } from '../../../builders/area-incomes.ts';
import { areaRebates } from '../../../builders/area-rebates.ts';
import type { Trouble } from '../../trouble.ts';
import type { RebatesOnScreen } from '../../parts/rebate-parts.ts';
import { rebatesOn } from '../../reader/rebate-screen.ts';
import { expectSeen, expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';
import { answersFor, startForm } from '../leads/form-in-use.ts';

const PATH = '/resources/rebates/';

const idOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

/** `nothing`: the program is known to combine with no other; empty: unknown. */
const combinesIn = (cell = ''): RebateProgram['combinesWith'] => {
  if (cell === '') return O.none;
  return O.some(cell === 'nothing' ? [] : [idOf(cell)]);
};

const programOf = (row: Readonly<Record<string, string>>): RebateProgram => {
  const { name = '', pays = '', amount = '', who = '', status = 'running' } = row;
  const described = aProgram(idOf(name))
    .that(status as ProgramStatus)
    .with({ name, lastChecked: row['last checked'] ? O.some(row['last checked']) : O.none })
    .with({ combinesWith: combinesIn(row['combines with']), paysFor: row['for'] ? [row['for']] : [] })
    .with({ whoCanApply: who === '' ? O.none : O.some(who) });
  const bands = INCOME_BANDS.filter((band) => row['incomes']?.split(', ').includes(band));
  const paid = described.forIncomes(...bands);
  if (amount !== '') return paid.payingBy(amount).build();
  return (pays === '' ? paid : paid.paying(Number(pays))).build();
};

Given(
  /^these programs pay near (\w+) in (.+):$/,
  async function (this: Scenario, zip: string, cityState: string, table: DataTable) {
    const served = areaRebates(cityState, ...table.hashes().map(programOf));
    this.rebates.set(zip, served);
    await this.driver.rebates.serve(zip, served);
  },
);

Given(
  /^they are for customers of "([^"]*)" and "([^"]*)"$/,
  async function (this: Scenario, electric: string, gas: string) {
    for (const [zip, served] of this.rebates)
      await this.driver.rebates.serve(zip, {
        ...served,
        utilities: areaUtilities([electric, 'National Grid'], [gas]),
      });
  },
);

Given(
  'HUD’s limits for one person in {string} are {int} and {int} dollars',
  async function (this: Scenario, area: string, low: number, high: number) {
    // The upper limit is 150% of the median of one person, which is 70% of a family's.
    const incomes = { ...areaIncomes(area, low), median: high / 1.5 / 0.7 };
    for (const [zip, served] of this.rebates) await this.driver.rebates.serve(zip, served, incomes);
  },
);

When(
  'she states an income of {string} for {string} people',
  async function (this: Scenario, income: string, size: string) {
    await this.driver.rebates.stateHousehold({ income, size });
  },
);

When(
  'she states an exact income of {string} for {string} people',
  async function (this: Scenario, exact: string, size: string) {
    await this.driver.rebates.stateHousehold({ exact, size });
  },
);

When('she says that she rents her home', async function (this: Scenario) {
  await this.driver.rebates.stateHousehold({ owner: householdTexts.owners.renter });
});

When('Ana opens the Spanish rebates page for {string}', async function (this: Scenario, zip: string) {
  await this.driver.pages.open(`/es/reembolsos/?zip=${zip}`);
});

When(
  /^she chooses "([^"]*)" as her (electric|gas) company$/,
  async function (this: Scenario, name: string, kind: UtilityKind) {
    await this.driver.rebates.chooseUtility(kind, name);
  },
);

Given('the programs are sample data', async function (this: Scenario) {
  for (const [zip, served] of this.rebates) {
    const marked: AreaRebates = { ...served, isSample: true };
    await this.driver.rebates.serve(zip, marked);
  }
});

const TROUBLES: Readonly<Record<string, Trouble>> = {
  fails: { kind: 'failure' },
  'answers nonsense': { kind: 'nonsense' },
  'is slow': { kind: 'silence' },
};

Given(
  /^the provider of rebates (fails|answers nonsense|is slow)$/,
  async function (this: Scenario, does: string) {
    const trouble = TROUBLES[does];
    assert.ok(trouble);
    await this.driver.rebates.meet(trouble);
  },
);

Given('Ann has looked for dealers near {word} before', async function (this: Scenario, zip: string) {
  await this.driver.rebates.remember(zip);
});

When('the provider of rebates finally answers', async function (this: Scenario) {
  await this.driver.rebates.release();
});

When('Ann opens the rebates page', async function (this: Scenario) {
  await this.driver.pages.open(PATH);
});

When('Ann opens the rebates page for {string}', async function (this: Scenario, zip: string) {
  await this.driver.pages.open(`${PATH}?zip=${zip}`);
});

When('Ann checks rebates for {string}', async function (this: Scenario, typed: string) {
  await this.driver.pages.open(PATH);
  await this.driver.rebates.ask(typed);
});

When('she asks for rebates with {string}', async function (this: Scenario, typed: string) {
  await this.driver.rebates.ask(typed);
});

When(
  /^Ann (?:asks for rebates with "(.*)" on|goes on to the rebates from) the home page$/,
  async function (this: Scenario, typed: string | null) {
    await this.driver.rebates.askOnHome(typed ?? undefined);
  },
);

When('she types {string} into the zip box', async function (this: Scenario, typed: string) {
  await this.driver.rebates.edit(typed);
});

When(/^she asks (?:a dealer|"([^"]*)") about the rebates$/, async function (this: Scenario, dealer?: string) {
  startForm(this, rebatesForm);
  await this.driver.rebates.send(answersFor(this, 0), dealer ?? null);
});

Then('she sees the savings {string}', async function (this: Scenario, heading: string) {
  await expectSeen(this, (page) => rebatesOn(page).savings, heading);
});

Then('{string} is in no address and not stored', async function (this: Scenario, text: string) {
  const traces = await this.driver.rebates.traces();
  assert.ok(!traces.includes(text), traces);
});

Then('the provider was asked in Spanish', async function (this: Scenario) {
  const languages = this.driver.rebates.languagesAsked();
  assert.ok(languages.length > 0 && languages.every((language) => language === 'es'), languages.join());
});

Then('she sees no savings', async function (this: Scenario) {
  await expectSeen(this, (page) => rebatesOn(page).savings, null);
});

Then('she reads about rebates: {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => rebatesOn(page).texts, text);
});

Then(/^the zip box says (?:"(.+)"|nothing)$/, async function (this: Scenario, text?: string) {
  await expectSeen(this, (page) => rebatesOn(page).zipError, text ?? null);
});

Then('the program {string} says:', async function (this: Scenario, name: string, table: DataTable) {
  const linesOn = (page: Document): ReadonlyArray<string> =>
    rebatesOn(page).programs.find((program) => program.name === name)?.says ?? [];
  for (const line of table.raw().flat()) await expectText(this, linesOn, line);
});

const OFFERED: ReadonlyArray<RebatesOnScreen['contact']> = ['closed', 'open'];

Then(/^she can (no longer )?ask a dealer about them$/, async function (this: Scenario, not: string | null) {
  await expectSeen(this, (page) => OFFERED.includes(rebatesOn(page).contact), not === null);
});

Then(/^the form about rebates is (open|closed)$/, async function (this: Scenario, is: 'open' | 'closed') {
  await expectSeen(this, (page) => rebatesOn(page).contact, is);
});

Then('her request is confirmed:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw().flat();
  const read = (page: Document) => rebatesOn(page).confirmation.filter((line) => wanted.includes(line));
  await expectSeen(this, read, wanted);
});

Then('the other dealers are {string}', async function (this: Scenario, names: string) {
  await expectSeen(this, (page) => rebatesOn(page).others.join(', '), names);
});

const dealerInAddress = async ({ driver }: Scenario, dealerId: string): Promise<void> => {
  const isWritten = (parameters: { readonly leadId?: string; readonly dealerId?: string }): boolean =>
    parameters.dealerId === dealerId && parameters.leadId !== undefined;
  const parameters = await driver.rebates.parametersWhen(isWritten);
  assert.ok(isWritten(parameters), JSON.stringify(parameters));
};

Then('the address names the dealer {string}', async function (this: Scenario, dealer: string) {
  await dealerInAddress(this, String(this.companyIds.get(dealer.toLowerCase())));
});

Then('the address names no dealer', async function (this: Scenario) {
  await dealerInAddress(this, 'ERROR_NO_COMPANY_ID');
});

Then('the address says nothing else about her', async function (this: Scenario) {
  const parameters = await this.driver.rebates.parametersWhen(({ leadId }) => leadId !== undefined);
  const { leadId, zip, ...others } = parameters;
  assert.match(leadId ?? '', /^[0-9a-f-]{36}$/);
  assert.equal(zip, '75001');
  assert.deepEqual(Object.keys(others), ['dealerId']);
});

Then('the request mentions {string}', async function (this: Scenario, text: string) {
  const requests = await this.driver.leads.acceptedWhen(({ length }) => length === 1);
  const comments = requests[0]?.fields.comments ?? '';
  assert.ok(comments.includes(text), `The request says: ${comments}`);
});

Then('the search for {string} was reported once', async function (this: Scenario, zip: string) {
  const isSearch = (event: string) => event.startsWith('ecorebates-search');
  const reported = await this.driver.leads.reportedWhen((events) => events.some(isSearch));
  assert.deepEqual(reported.filter(isSearch), [`ecorebates-search ${zip}`]);
});
