import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, none } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { aSentLead } from '../../builders/sent-lead.ts';
import { openReceivers } from '../../faults/outages/receivers.ts';
import { each, postLead } from '../../faults/lead-post.ts';
import { STRANGERS } from '../../faults/stranger-spellings.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';

const POSTS = 300;
const AT_ONCE = 20;
const MAX_MAILS = 3;

/** Addresses that belong to one mailbox. Forms refuse one with an escaped character. */
const SPELLINGS = STRANGERS[0]?.spellings.filter((spelling) => !spelling.includes('\\')) ?? [];

const POLL_INTERVAL_MS = 250;
/** How long it must stay quiet before nothing more is expected. */
const QUIET_MS = 3_000;
const AT_MOST_MS = 60_000;

const naming = (email: string): string => {
  const comments = crypto.randomUUID();
  return JSON.stringify(aSentLead({ email, comments }));
};

/** Waits until a number no longer changes. */
const settled = async (count: () => number): Promise<void> => {
  const end = performance.now() + AT_MOST_MS;
  let [last, since] = [count(), performance.now()];
  while (performance.now() < end && performance.now() - since < QUIET_MS) {
    await pause(POLL_INTERVAL_MS);
    if (count() !== last) [last, since] = [count(), performance.now()];
  }
};

/** Requests that all name one stranger who has asked for nothing (quality). */
export const measureMailBombing: AttackMeasurement = () =>
  using(openReceivers(), ({ crm, mailHost, settings }) =>
    // Without a limit per visitor, since the attacker has many addresses.
    usingAttackedSite({ ...settings, RATE_LIMIT: '0' }, async ({ address }) => {
      const ids: string[] = [];
      await each(Array(POSTS).keys(), AT_ONCE, async (turn) => {
        const body = naming(SPELLINGS[turn % SPELLINGS.length] ?? '');
        const { id } = await postLead(address, { key: crypto.randomUUID(), body });
        if (id !== null) ids.push(id);
      });
      await settled(() => crm.taken.size + mailHost.mails.length);
      // The site has no dealers, so all of its mails go to the stranger.
      const { mails } = mailHost;
      const what = `${POSTS} lead posts naming one stranger`;
      return [
        atMost(`${what}: mails to the stranger`, mails.length, MAX_MAILS),
        atLeast(`${what}: accepted`, ids.length, POSTS),
        none(`${what}: accepted, but not delivered to the CRM`, ids.length - crm.ofLeads(ids)),
      ];
    }),
  );
