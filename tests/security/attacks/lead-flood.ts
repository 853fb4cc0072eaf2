import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, mustHold, none } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { aSentLead } from '../../builders/sent-lead.ts';
import { each } from '../../faults/lead-post.ts';
import { openReceivers } from '../../faults/outages/receivers.ts';
import { openSqliteStorage } from '../../faults/storage.ts';
import { ask, postJson } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';
import { runData } from '../data-command.ts';

const LEADS_EACH = 30;
const AT_ONCE = 20;
const MAX_PER_MINUTE = 60;
const ADDRESSES_A_NETWORK = 20;
/** The network whose held leads the operator releases. */
const RELEASED = 1;

/** Metrics are updated every 10 s, and hundreds of deliveries take a while. */
const WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 250;
/** How long unexpected deliveries may still arrive after all expected ones. */
const AFTERWARDS_MS = 5_000;

/** Waits for an expected result; the measurement afterward shows whether it arrived. */
const awaited = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  const end = performance.now() + WITHIN_MS;
  while (!(await holds()) && performance.now() < end) await pause(POLL_INTERVAL_MS);
};

const networkOf = (address: number): number => Math.floor(address / ADDRESSES_A_NETWORK);

/** Sends the leads of every address through the proxy in front of the site. */
const flood = async (site: string, addresses: number) => {
  const ids = new Map<string, number>();
  await each(Array(addresses * LEADS_EACH).keys(), AT_ONCE, async (turn) => {
    const address = turn % addresses;
    const visitor = `198.18.${networkOf(address)}.${1 + (address % ADDRESSES_A_NETWORK)}`;
    const said = { email: `a.${turn}@example.com`, comments: crypto.randomUUID() };
    const answer = await postJson(`${site}/api/leads`, aSentLead(said), { 'x-forwarded-for': visitor });
    if (answer.status !== 201) return;
    ids.set((JSON.parse(answer.body) as { readonly id: string }).id, networkOf(address));
  });
  return ids;
};

const heldIn = async (site: string): Promise<number> => {
  const { body } = await ask(`${site}/metrics`);
  return Number(/^leads\{state="held-flood"\} (\d+)$/m.exec(body)?.[1]);
};

/** A botnet whose addresses each stay below the limit for one visitor (quality). */
export const measureLeadFlood: AttackMeasurement = ({ floodAddresses }) =>
  using(openSqliteStorage(), (storage) =>
    using(openReceivers(), ({ crm, mailHost, settings: receivers }) => {
      const settings = { ...storage.settings, ...receivers };
      const limits = {
        TRUST_PROXY: 'loopback',
        RATE_LIMIT: '300',
        LEAD_HOLD_PER_MINUTE: String(MAX_PER_MINUTE),
      };
      return usingAttackedSite({ ...settings, ...limits }, async ({ address, printed }) => {
        const all = floodAddresses * LEADS_EACH;
        const what = `${floodAddresses} addresses, ${LEADS_EACH} leads each`;
        const began = performance.now();
        const ids = await flood(address, floodAddresses);
        const minutes = Math.ceil((performance.now() - began) / 60_000);
        await awaited(async () => (await heldIn(address)) === all - crm.taken.size);
        const held = await heldIn(address);
        await pause(AFTERWARDS_MS);
        const [posted, mailed] = [crm.taken.size, mailHost.mails.length];
        const [wanted = [], others = []] = [true, false].map((isReleased) =>
          [...ids].flatMap(([id, network]) => ((network === RELEASED) === isReleased ? [id] : [])),
        );
        const before = crm.ofLeads(others);
        await runData(settings, 'held', 'release', '--network', `198.18.${RELEASED}.0/24`);
        await awaited(() => crm.ofLeads(wanted) === wanted.length);
        await runData(settings, 'held', 'discard', '--reason', 'flood');
        const left = await runData(settings, 'held', 'list');
        await pause(AFTERWARDS_MS);
        const most = MAX_PER_MINUTE * minutes;
        return [
          atLeast(`${what}: stored and acknowledged`, ids.size, all),
          atMost(
            `${what}: posted to the CRM in ${minutes} minutes, ${MAX_PER_MINUTE} a minute`,
            posted,
            most,
          ),
          atMost(`${what}: mailed meanwhile`, mailed, most),
          atLeast(`${what}: held leads in /metrics`, held, all - posted),
          mustHold(`${what}: the log reports held leads`, printed().includes('those that follow are held')),
          none(`${what}: released by network but not delivered`, wanted.length - crm.ofLeads(wanted)),
          none(`${what}: discarded but delivered`, crm.ofLeads(others) - before),
          mustHold(`${what}: no lead is held after the rest is discarded`, left === '0 leads\n', left),
        ];
      });
    }),
  );
