import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { searchSiteTexts } from '../../../../application/visitor/search-site/texts.ts';
import { quoted } from '../../quoted.ts';
import type { Scenario } from '../../world.ts';

When('Ann searches the site for {string}', async function (this: Scenario, typed: string) {
  await this.driver.siteSearch.search(typed);
});

When('Ann narrows the results to {string}', async function (this: Scenario, kind: string) {
  const name = new RegExp(`^${kind} `);
  // The site may not have read all pages yet: results of one kind have no links.
  await this.driver.siteSearch.seenWhen(({ kinds }) => kinds.some((link) => name.test(link)));
  await this.driver.follow(name, ['navigation', searchSiteTexts.kinds]);
});

Then('the search finds only documents', async function (this: Scenario) {
  const { hits } = await this.driver.siteSearch.seenWhen((seen) => seen.hits.length > 0);
  assert.ok(hits.length > 0, 'Nothing is found');
  assert.deepEqual(
    hits.filter(({ isDocument }) => !isDocument).map(({ title }) => title),
    [],
  );
});

Then('the search finds {string}', async function (this: Scenario, title: string) {
  const finds = ({ hits }: { readonly hits: ReadonlyArray<{ readonly title: string }> }): boolean =>
    hits.some((hit) => hit.title === title);
  const seen = await this.driver.siteSearch.seenWhen(finds);
  assert.ok(finds(seen), `Found: ${seen.hits.map((hit) => hit.title).join(', ')}`);
});

Then(
  /^the result "([^"]*)" shows the words (".*")$/,
  async function (this: Scenario, title: string, list: string) {
    const { hits } = await this.driver.siteSearch.seenWhen((seen) => seen.hits.length > 0);
    const marked = hits.find((hit) => hit.title === title)?.marked ?? [];
    for (const word of quoted(list)) assert.ok(marked.includes(word), `${word} is not marked`);
  },
);

Then(/^the search says "(.*)"$/, async function (this: Scenario, text: string) {
  assert.equal((await this.driver.siteSearch.seenWhen((seen) => seen.status === text)).status, text);
});

Then('the search offers {string}', async function (this: Scenario, text: string) {
  assert.equal((await this.driver.siteSearch.seenWhen((seen) => seen.dealers === text)).dealers, text);
});

Then('the first answer is {string}', async function (this: Scenario, title: string) {
  const { answers } = await this.driver.siteSearch.seenWhen((seen) => seen.answers.length > 0);
  assert.equal(answers[0]?.title, title);
});

Then('the first answer says {string}', async function (this: Scenario, text: string) {
  const { answers } = await this.driver.siteSearch.seenWhen((seen) => seen.answers.length > 0);
  assert.ok(answers[0]?.text.includes(text), `It says: ${answers[0]?.text ?? 'nothing'}`);
});
