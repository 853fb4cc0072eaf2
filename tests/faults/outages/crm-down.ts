import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, none, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { Crm } from './crm.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { FaultServer } from '../fault-server.ts';
import { postMany } from '../lead-post.ts';
import { withFasterClock } from '../preloaded.ts';
import { openSqliteStorage, type Storage } from '../storage.ts';

/** The speedup of the server's clock, since tries extend over hours. */
const FASTER = 120;
const AWAY_MS = 60_000;
const POLL_INTERVAL_MS = 250;

/** By the server's clock. With half of the tries accepted, a thousand deliveries take about five hours. */
const AT_MOST_MS = 16 * 3_600_000;

const openCrm = async () => {
  const server = new FaultServer();
  const address = await server.open();
  return { server, address: `${address}/crm`, stop: () => server.close() };
};

const measured = async (storage: Storage, leads: number): Promise<ReadonlyArray<Figure>> =>
  using(openCrm(), ({ server, address }) => {
    const crm = new Crm();
    server.serve('/crm', crm.isAway);
    const settings = { ...storage.settings, LEAD_WEBHOOK_URL: address, ...withFasterClock(FASTER) };
    return usingSite(settings, async (site) => {
      const acknowledged = await postMany([site.address], leads);
      site.process.kill('SIGUSR2');
      await pause(AWAY_MS / FASTER);
      server.serve('/crm', crm.takesHalf);
      const began = performance.now();
      const passed = (): number => (performance.now() - began) * FASTER;
      const ids = [...acknowledged.values()];
      while (crm.ofLeads(ids) < ids.length && passed() < AT_MOST_MS) await pause(POLL_INTERVAL_MS);
      const took = `${(passed() / 3_600_000).toFixed(1)} h of a clock that runs ${FASTER}x faster, ${server.asked.length} tries`;
      const what = 'CRM down for 60 s, then accepting half of the calls';
      return [
        atLeast(`${what}: leads delivered`, crm.ofLeads(ids), leads, took),
        none(`${what}: deliveries without an acknowledged lead`, crm.taken.size - crm.ofLeads(ids)),
        { what: `${what}: accepted more than once, under the same id`, measured: crm.repeats, unit: 'count' },
      ];
    });
  });

/** A CRM that does not answer (quality: nothing lost). */
export const measureCrmDown: FaultMeasurement = ({ leads }) =>
  using(openSqliteStorage(), (storage) => measured(storage, leads));
