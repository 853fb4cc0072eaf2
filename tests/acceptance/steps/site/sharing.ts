import { Then } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Scenario } from '../../world.ts';
import { pathOf } from '../content/pages-made.ts';

/** The links of the share bar, by what is shared on. */
const waysOf = async ({ driver }: Scenario): Promise<ReadonlyMap<string, URL>> => {
  const { links } = await driver.pages.seenWhen(({ kind }) => kind === 'page');
  return new Map(
    links.flatMap(({ text, to }) => {
      const [, on] = /^Share (?:on|by) (\S+)/.exec(text) ?? [];
      return on === undefined ? [] : [[on, new URL(to)] as const];
    }),
  );
};

const mailOf = async (scenario: Scenario): Promise<URLSearchParams> => {
  const mail = (await waysOf(scenario)).get('e-mail');
  assert.ok(mail, 'It cannot be shared by e-mail');
  assert.equal(`${mail.protocol}${mail.pathname}`, 'mailto:');
  assert.deepEqual([...mail.searchParams.keys()], ['subject', 'body']);
  return mail.searchParams;
};

Then(/^she can share it on (".*") alone$/, async function (this: Scenario, list: string) {
  const wanted = [...list.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
  assert.deepEqual([...(await waysOf(this)).keys()], wanted);
});

Then(
  'whatever she shares names the page {string} and nothing of the advertisement',
  async function (this: Scenario, title: string) {
    const ways = await waysOf(this);
    assert.equal(ways.size, 5);
    for (const { searchParams } of ways.values()) {
      const shared = [...searchParams.values()].flatMap((value) => value.match(/https?:\S+/g) ?? []);
      assert.equal(shared.length, 1);
      const { pathname, search, hash } = new URL(shared[0] ?? '');
      assert.deepEqual([pathname, search, hash], [pathOf(this, title), '', '']);
    }
  },
);

Then('the mail to share it has the subject {string}', async function (this: Scenario, subject: string) {
  assert.equal((await mailOf(this)).get('subject'), subject);
});

Then('the mail to share it begins {string}', async function (this: Scenario, words: string) {
  assert.equal((await mailOf(this)).get('body')?.split('\r\n')[0], words);
});
