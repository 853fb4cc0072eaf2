import { Then, When, type DataTable } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import {
  guideSection,
  linkAddress,
  loggedWarning,
  pictureAddress,
  videoAddress,
} from '../../content-names.ts';
import { quoted } from '../../quoted.ts';
import type { PageOnScreen } from '../../parts/page-parts.ts';
import type { Scenario } from '../../world.ts';
import { pathOf } from './pages-made.ts';

const seen = ({ driver }: Scenario, matches: (page: PageOnScreen) => boolean): Promise<PageOnScreen> =>
  driver.pages.seenWhen(matches);

/** The whole open page. */
export const pageSeen = async (
  scenario: Scenario,
  matches: (page: PageOnScreen) => boolean = () => true,
): Promise<PageOnScreen> => {
  const page = await seen(scenario, (now) => now.kind === 'page' && matches(now));
  assert.equal(page.kind, 'page', `It says: ${page.texts.join(' / ')}`);
  return page;
};

When(/^(?:Ann|she) opens the page "([^"]*)"(?: again)?$/, async function (this: Scenario, title: string) {
  await this.driver.pages.open(pathOf(this, title));
});

When('Ann reads the home page', async function (this: Scenario) {
  await this.driver.pages.open('/');
});

When('she chooses {string}', async function (this: Scenario, link: string) {
  await this.driver.follow(link, ['main']);
});

When(/^she says that (?:it is one of the )?"([^"]*)"$/, async function (this: Scenario, heading: string) {
  await this.driver.pages.openPart(heading);
});

When('she closes the notice {string}', async function (this: Scenario, text: string) {
  await this.driver.pages.closeNotice(text);
});

Then('the page says {string}', async function (this: Scenario, text: string) {
  const { texts } = await pageSeen(this, (page) => page.texts.includes(text));
  assert.ok(texts.includes(text), `It says: ${texts.join(' / ')}`);
});

Then('the page asks {string} before {string}', async function (this: Scenario, first: string, then: string) {
  const { texts } = await pageSeen(this, (page) => page.texts.includes(then));
  assert.ok(texts.includes(first) && texts.indexOf(first) < texts.indexOf(then), texts.join(' / '));
});

Then('the page does not say {string}', async function (this: Scenario, text: string) {
  const { texts } = await pageSeen(this, (page) => !page.texts.includes(text));
  assert.ok(!texts.includes(text), `It says: ${texts.join(' / ')}`);
});

Then('she reads that the page does not exist', async function (this: Scenario) {
  assert.equal((await seen(this, ({ kind }) => kind === 'missing')).kind, 'missing');
});

Then('she reads that the page is unavailable for now', async function (this: Scenario) {
  assert.equal((await seen(this, ({ kind }) => kind === 'unavailable')).kind, 'unavailable');
});

const leadsTo = async (scenario: Scenario, text: string, to: string): Promise<void> => {
  const { links } = await pageSeen(scenario);
  assert.deepEqual(
    links.filter((link) => link.text === text).map((link) => link.to),
    [to],
  );
};

Then('{string} leads to the page {string}', async function (this: Scenario, text: string, title: string) {
  await leadsTo(this, text, this.pages.get(title)?.path ?? linkAddress(title));
});

Then(
  '{string} leads to {string} in the guide {string}',
  async function (this: Scenario, text: string, section: string, guide: string) {
    await leadsTo(this, text, guideSection(guide, section));
  },
);

Then(/^"([^"]*)" leads to the video on (\S+)$/, async function (this: Scenario, text: string, host: string) {
  await leadsTo(this, text, videoAddress(host));
});

Then(/^"([^"]*)" calls ([\d-]+)$/, async function (this: Scenario, text: string, number: string) {
  await leadsTo(this, text, `tel:+${number.replaceAll('-', '')}`);
});

Then('there is no link called {string}', async function (this: Scenario, text: string) {
  const { links } = await pageSeen(this);
  assert.deepEqual(
    links.filter((link) => link.text === text),
    [],
  );
});

Then('{string} is marked as the current page', async function (this: Scenario, text: string) {
  const { links } = await pageSeen(this);
  assert.deepEqual(
    links.filter(({ isCurrent }) => isCurrent).map((link) => link.text),
    [text],
  );
});

When('she chooses {string} from the list of pages', async function (this: Scenario, link: string) {
  await this.driver.pages.chooseFromDropdown(link);
});

Then(
  /^a list of pages called "([^"]*)" offers (".*")$/,
  async function (this: Scenario, title: string, list: string) {
    const { dropdown } = await pageSeen(this, (page) => page.dropdown?.title === title);
    assert.deepEqual(dropdown, { title, offers: quoted(list) });
  },
);

Then('there is no list of pages', async function (this: Scenario) {
  assert.equal((await pageSeen(this)).dropdown, null);
});

Then('the picture {string} comes from a secure address', async function (this: Scenario, name: string) {
  const { pictures } = await pageSeen(this);
  assert.deepEqual(pictures, [pictureAddress(name).replace(/^http:/, 'https:')]);
});

Then(
  /^the accordion "([^"]*)" is (open|closed)$/,
  async function (this: Scenario, heading: string, state: 'open' | 'closed') {
    const stands = ({ accordions }: PageOnScreen): string | undefined => {
      const accordion = accordions.find((one) => one.heading === heading);
      return accordion && (accordion.isOpen ? 'open' : 'closed');
    };
    assert.equal(stands(await pageSeen(this, (page) => stands(page) === state)), state);
  },
);

Then(/^the columns take ([\d, and]+) twelfths of the row$/, async function (this: Scenario, spans: string) {
  const { columns } = await pageSeen(this);
  assert.equal(columns.join(), spans.match(/\d+/g)?.join());
});

Then(/^only (".*") is marked for a professional$/, async function (this: Scenario, list: string) {
  const { forProfessionals } = await pageSeen(this);
  assert.deepEqual(forProfessionals, quoted(list));
});

Then(/^search engines get the questions (".*")$/, async function (this: Scenario, list: string) {
  const { questions } = await pageSeen(this);
  assert.deepEqual(questions, quoted(list));
});

Then('the operator gets these warnings, once each:', async function (this: Scenario, table: DataTable) {
  const wanted = table.raw().map(([line]) => loggedWarning(line ?? ''));
  const reported = await this.driver.pages.warningsWhen((lines) => lines.length >= wanted.length);
  assert.deepEqual(reported, wanted);
});
