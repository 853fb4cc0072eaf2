import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { refusing, type Fault } from '../fault.ts';
import type { FaultPace } from '../fault-measurement.ts';
import { FaultServer } from '../fault-server.ts';
import { aLeadPost, postMany } from '../lead-post.ts';
import { withFasterClock } from '../preloaded.ts';
import { inDatabase, type Storage } from '../storage.ts';

const POISON = 40;
const GOOD = 10;
const WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 1_000;

/** How long only poison leads arrive: long enough to pause the channel. */
const ALONE_MS = 5_000;

/** Tries extend over about 20 hours, so the server's clock runs this much faster once the good leads have arrived. */
const FASTER = 400;
const PARKED_WITHIN_MS = 480_000;

/** How the CRM's firewall rejects a poison lead. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'drops the connection': (request) => void request.socket.resetAndDestroy(),
  'answers 500': refusing(500),
};

/** A CRM with a firewall that blocks every lead with a mailbox at `poison.example`. */
const openFirewall = async (fault: Fault) => {
  const server = new FaultServer();
  const taken = new Set<string>();
  server.serve('/crm', (request, response) => {
    const id = String(request.headers['idempotency-key']);
    void text(request).then(
      (body) => {
        if (body.includes('@poison.example')) fault(request, response);
        else response.writeHead(204).end(() => taken.add(id));
      },
      () => undefined,
    );
  });
  const address = await server.open();
  return { address: `${address}/crm`, taken, stop: () => server.close() };
};

const parkedIn = (storage: Storage): Promise<number> =>
  inDatabase(storage, async (db) => {
    const parked = await db.selectFrom('deliveries').where('state', '=', 'parked').select('id').execute();
    return parked.length;
  });

/** Polls until a count reaches the wanted number or the time is over; returns the last count. */
const counted = async (count: () => Promise<number>, wanted: number, withinMs: number): Promise<number> => {
  const end = performance.now() + withinMs;
  let found = await count();
  while (found < wanted && performance.now() < end) {
    await pause(POLL_INTERVAL_MS);
    found = await count();
  }
  return found;
};

const measured = (
  storage: Storage,
  name: string,
  fault: Fault,
  untilParked: boolean,
): Promise<ReadonlyArray<Figure>> =>
  using(openFirewall(fault), ({ address, taken }) => {
    const settings = { ...storage.settings, LEAD_WEBHOOK_URL: address, ...withFasterClock(FASTER) };
    return usingSite(settings, async (site) => {
      const parkedBefore = await parkedIn(storage);
      await postMany([site.address], POISON, (i) => aLeadPost({ email: `visitor-${i}@poison.example` }));
      await pause(ALONE_MS);
      const began = performance.now();
      await postMany([site.address], GOOD, (i) => aLeadPost({ email: `visitor-${i}@example.com` }));
      const delivered = await counted(async () => taken.size, GOOD, WITHIN_MS);
      const took = `the last after ${((performance.now() - began) / 1000).toFixed(1)} s`;
      const what = `${POISON} leads for which the CRM's firewall ${name}, ${storage.technology}`;
      const within = `${GOOD} later ones delivered within ${WITHIN_MS / 1000} s`;
      const figures = [atLeast(`${what}: ${within}`, delivered, GOOD, took)];
      if (!untilParked) return figures;
      site.process.kill('SIGUSR2');
      const parked = async (): Promise<number> => (await parkedIn(storage)) - parkedBefore;
      const parkedInTheEnd = await counted(parked, POISON, PARKED_WITHIN_MS);
      return [...figures, atLeast(`${what}: parked eventually`, parkedInTheEnd, POISON)];
    });
  });

/** Leads that the CRM's firewall blocks delay no other lead, and are parked (quality: nothing lost). */
export const measurePoisonLeads = async (
  storage: Storage,
  { untilParked }: Pick<FaultPace, 'untilParked'>,
): Promise<ReadonlyArray<Figure>> => {
  const figures = [];
  for (const [name, fault] of Object.entries(FAULTS))
    figures.push(...(await measured(storage, name, fault, untilParked)));
  return figures;
};
