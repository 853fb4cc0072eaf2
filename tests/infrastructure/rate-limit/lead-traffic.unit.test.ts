import { expect, it } from '@jest/globals';
import { CountedLeadTraffic } from '../../../infrastructure/rate-limit/counted-lead-traffic.ts';
import { InProcessRateCounter } from '../../../infrastructure/rate-limit/in-process-rate-counter.ts';
import { describeLeadTraffic } from '../../contracts/leads/lead-traffic.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLeadTraffic } from '../../fakes/leads/memory-lead-traffic.ts';

describeLeadTraffic('MemoryLeadTraffic', (clock) => new MemoryLeadTraffic(clock));
describeLeadTraffic('CountedLeadTraffic', (clock) => new CountedLeadTraffic(new InProcessRateCounter(clock)));

it('Instances with a shared counter count together', async () => {
  const counter = new InProcessRateCounter(new FakeClock());
  const [one, another] = [new CountedLeadTraffic(counter), new CountedLeadTraffic(counter)];
  expect([await one.count(), await another.count()]).toEqual([1, 2]);
});

it('A lead counts as zero if the counter fails', async () =>
  expect(await new CountedLeadTraffic({ increment: () => Promise.reject(new Error()) }).count()).toBe(0));
