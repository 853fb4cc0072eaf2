import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, none, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { Crm } from './crm.ts';
import { FaultServer } from '../fault-server.ts';
import { slow } from '../fault.ts';
import { postMany } from '../lead-post.ts';
import { withShiftedClock } from '../preloaded.ts';
import type { Storage } from '../storage.ts';

/** The differences between the two measurements. */
interface Instances {
  readonly what: string;
  readonly answerAfterMs: number;
  /** How far the second instance's clock is ahead of the first one's. */
  readonly aheadMs: number;
}

const ALIKE: Instances = { what: 'Two instances', answerAfterMs: 20, aheadMs: 0 };

/** The CRM answers slowly enough that the other instance looks for due deliveries during a try. */
const APART: Instances = {
  what: 'Two instances whose clocks differ by 5 minutes',
  answerAfterMs: 3_000,
  aheadMs: 300_000,
};

/** Few enough that the slow tries end in time. */
const LEADS_APART = 20;
const POLL_INTERVAL_MS = 100;
const AT_MOST_MS = 60_000;

export const measureTwoInstances = (storage: Storage, leads: number): Promise<ReadonlyArray<Figure>> =>
  measured(storage, leads, ALIKE);

export const measureClocksApart = (storage: Storage): Promise<ReadonlyArray<Figure>> =>
  measured(storage, LEADS_APART, APART);

/** Two servers that deliver from one database; each calls its own CRM address. */
const measured = async (
  { technology, settings }: Storage,
  leads: number,
  { what: instances, answerAfterMs, aheadMs }: Instances,
): Promise<ReadonlyArray<Figure>> => {
  const server = new FaultServer();
  const opening = server.open().then((address) => ({ address, stop: () => server.close() }));
  return using(opening, ({ address }) => {
    const crm = new Crm();
    server.serve('/', slow(answerAfterMs, crm.takes));
    const ahead = aheadMs === 0 ? {} : withShiftedClock(aheadMs);
    return usingSite({ ...settings, LEAD_WEBHOOK_URL: `${address}/first` }, (first) =>
      usingSite({ ...settings, ...ahead, LEAD_WEBHOOK_URL: `${address}/second` }, async (second) => {
        const ids = [...(await postMany([first.address, second.address], leads)).values()];
        const end = performance.now() + AT_MOST_MS;
        while (crm.ofLeads(ids) < ids.length && performance.now() < end) await pause(POLL_INTERVAL_MS);
        await server.atRest();
        const shares = ['/first', '/second'].map((path) => server.timesAsked(path));
        const what = `${instances}, one ${technology}`;
        return [
          atLeast(`${what}: leads delivered`, crm.ofLeads(ids), leads, `${shares.join(' and ')} by each`),
          none(`${what}: leads delivered twice`, crm.repeats),
          atLeast(`${what}: deliveries of the less busy instance`, Math.min(...shares), 1),
        ];
      }),
    );
  });
};
