import { Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { quoted } from '../../quoted.ts';
import type { Scenario } from '../../world.ts';
import { pathOf, PLAIN_TITLE } from '../content/pages-made.ts';

/** The links of the share bar, by their targets' names. */
const shareLinks = async ({ driver }: Scenario): Promise<ReadonlyMap<string, URL>> => {
  const { links } = await driver.pages.seenWhen(({ kind }) => kind === 'page');
  return new Map(
    links.flatMap(({ text, to }) => {
      const [, on] = /^Share (?:on|by) (\S+)/.exec(text) ?? [];
      return on === undefined ? [] : [[on, new URL(to)] as const];
    }),
  );
};

const mailOf = async (scenario: Scenario): Promise<URLSearchParams> => {
  const mail = (await shareLinks(scenario)).get('e-mail');
  assert.ok(mail, 'It cannot be shared by e-mail');
  assert.equal(`${mail.protocol}${mail.pathname}`, 'mailto:');
  assert.deepEqual([...mail.searchParams.keys()], ['subject', 'body']);
  return mail.searchParams;
};

Then(/^she can share it only on (".*")$/, async function (this: Scenario, list: string) {
  assert.deepEqual([...(await shareLinks(this)).keys()], quoted(list));
});

Then(
  'every link that she shares leads to the page {string}, without the search ad',
  async function (this: Scenario, title: string) {
    const links = await shareLinks(this);
    assert.equal(links.size, 5);
    for (const { searchParams } of links.values()) {
      const shared = [...searchParams.values()].flatMap((value) => value.match(/https?:\S+/g) ?? []);
      assert.equal(shared.length, 1);
      const { pathname, search, hash } = new URL(shared[0] ?? '');
      assert.deepEqual([pathname, search, hash], [pathOf(this, title), '', '']);
    }
  },
);

Then(
  'the e-mail that shares it has the title as its subject, in plain text, and no other recipient',
  async function (this: Scenario) {
    assert.equal((await mailOf(this)).get('subject'), PLAIN_TITLE);
  },
);

Then('the e-mail that shares it begins {string}', async function (this: Scenario, words: string) {
  assert.equal((await mailOf(this)).get('body')?.split('\r\n')[0], words);
});
