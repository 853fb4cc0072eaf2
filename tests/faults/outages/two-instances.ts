import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { Crm } from './crm.ts';
import { atLeast, none } from '../fault-measurement.ts';
import { FaultServer } from '../fault-server.ts';
import { slow } from '../fault.ts';
import { postMany } from '../lead-post.ts';
import type { Storage } from '../storage.ts';

const ANSWER_AFTER_MS = 20;
const LOOK_EVERY_MS = 100;
const AT_MOST_MS = 60_000;

/** Two servers that deliver out of one database; each is known by its own address of the CRM. */
export const measureTwoInstances = async (
  { technology, settings }: Storage,
  leads: number,
): Promise<ReadonlyArray<Figure>> => {
  const server = new FaultServer();
  const opening = server.open().then((address) => ({ address, stop: () => server.close() }));
  return using(opening, ({ address }) => {
    const crm = new Crm();
    server.serve('/', slow(ANSWER_AFTER_MS, crm.takes));
    return usingSite({ ...settings, LEAD_WEBHOOK_URL: `${address}/first` }, (first) =>
      usingSite({ ...settings, LEAD_WEBHOOK_URL: `${address}/second` }, async (second) => {
        const ids = [...(await postMany([first.address, second.address], leads)).values()];
        const end = performance.now() + AT_MOST_MS;
        while (crm.ofLeads(ids) < ids.length && performance.now() < end) await pause(LOOK_EVERY_MS);
        const shares = ['/first', '/second'].map((path) => server.timesAsked(path));
        const what = `Two instances, one ${technology}`;
        return [
          atLeast(`${what}: leads delivered`, crm.ofLeads(ids), leads, `${shares.join(' and ')} by each`),
          none(`${what}: leads delivered twice`, crm.repeats),
          atLeast(`${what}: deliveries of the one that made fewer`, Math.min(...shares), 1),
        ];
      }),
    );
  });
};
