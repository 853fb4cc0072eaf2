import { Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { CardOnScreen, Screen } from '../../driver.ts';
import { quoted } from '../../quoted.ts';
import { screenOf } from '../../reader/dealer-screen.ts';
import { expectSeen, expectText } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

const namesOf = (screen: Screen): ReadonlyArray<string> => screen.cards.map(({ name }) => name);

/** The texts of a dealer's card; none if there is no such card. */
const saidBy = ({ cards }: Screen, name: string): ReadonlyArray<string> =>
  cards.find((card) => card.name === name)?.says ?? [];

const cardNamed = async (scenario: Scenario, name: string): Promise<CardOnScreen> => {
  const screen = await scenario.driver.seenWhen(screenOf, (seen) => namesOf(seen).includes(name));
  const card = screen.cards.find((candidate) => candidate.name === name);
  assert.ok(card, `No card of ${name} among ${namesOf(screen).join(', ')}`);
  return card;
};

Then(/^she sees the dealers? (".*")$/, async function (this: Scenario, list: string) {
  await expectSeen(this, (page) => namesOf(screenOf(page)), quoted(list));
});

Then('she sees these dealers:', async function (this: Scenario, table: DataTable) {
  const wanted = table.hashes();
  const screen = await this.driver.seenWhen(screenOf, (seen) => seen.cards.length === wanted.length);
  assert.deepEqual(
    namesOf(screen),
    wanted.map((row) => row['name']),
  );
  wanted.forEach((row, i) => {
    for (const text of [row['town'], row['distance']])
      assert.ok(screen.cards[i]?.says.includes(text ?? ''), text);
  });
});

Then('the page is titled {string}', async function (this: Scenario, text: string) {
  await expectSeen(this, (page) => screenOf(page).title, text);
});

Then('she reads {string}', async function (this: Scenario, text: string) {
  await expectText(this, (page) => screenOf(page).texts, text);
});

Then('she sees no dealers and no count', async function (this: Scenario) {
  const screen = await this.driver.seenWhen(screenOf, ({ cards }) => cards.length === 0);
  assert.deepEqual([screen.cards, screen.count], [[], null]);
});

Then('the card of {string} says {string}', async function (this: Scenario, name: string, text: string) {
  await expectText(this, (page) => saidBy(screenOf(page), name), text);
});

Then('the card of {string} says her reference', async function (this: Scenario, name: string) {
  const isReference = (text: string): boolean => /^Sent to .+, R-[0-9A-HJKMNP-TV-Z]{8}$/.test(text);
  const says = await this.driver.seenWhen(
    (page) => saidBy(screenOf(page), name),
    (texts) => texts.some(isReference),
  );
  assert.ok(says.some(isReference), `It says: ${says.join(' / ')}`);
});

Then(
  'the card of {string} does not say {string}',
  async function (this: Scenario, name: string, text: string) {
    const { says } = await cardNamed(this, name);
    assert.ok(!says.includes(text), `It says: ${says.join(' / ')}`);
  },
);

Then(
  /^the card of "([^"]*)" shows the badges (".*")$/,
  async function (this: Scenario, name: string, list: string) {
    assert.deepEqual((await cardNamed(this, name)).badges, quoted(list));
  },
);

Then('the card of {string} shows no badges', async function (this: Scenario, name: string) {
  assert.deepEqual((await cardNamed(this, name)).badges, []);
});

Then(/^she (?:can choose|is offered) "([^"]*)"$/, async function (this: Scenario, link: string) {
  await expectText(this, (page) => screenOf(page).links, link);
});

Then(/^she cannot go to the (next|previous) page$/, async function (this: Scenario, step: string) {
  const screen = await this.driver.seenWhen(screenOf, ({ count }) => count !== null);
  assert.ok(!screen.links.includes(step === 'next' ? 'Next' : 'Previous'));
});

Then('page {int} is marked as the current one', async function (this: Scenario, page: number) {
  await expectSeen(this, (document) => screenOf(document).pageShown, String(page));
});

Then('the site says that it serves {word}', async function (this: Scenario, zipcode: string) {
  await expectSeen(this, (page) => screenOf(page).area, zipcode);
});

Then('the site does not know her area', async function (this: Scenario) {
  await expectSeen(this, (page) => screenOf(page).area, null);
});

When('she goes through all pages', async function (this: Scenario) {
  let screen = await this.driver.seenWhen(screenOf, ({ count }) => count !== null);
  this.seen = [...namesOf(screen)];
  while (screen.links.includes('Next')) {
    const { count } = screen;
    await this.driver.follow('Next');
    screen = await this.driver.seenWhen(screenOf, (later) => later.count !== null && later.count !== count);
    this.seen.push(...namesOf(screen));
  }
});

Then('she has seen every one of the {int} dealers once', function (this: Scenario, count: number) {
  const all = Array.from({ length: count }, (_, i) => `Dealer ${i + 1}`);
  assert.deepEqual([...this.seen].sort(), all);
});
