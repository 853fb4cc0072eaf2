import { expect, it } from '@jest/globals';
import { CountedAskedRequests } from '../../../infrastructure/rate-limit/counted-asked-requests.ts';
import { InProcessRateCounter } from '../../../infrastructure/rate-limit/in-process-rate-counter.ts';
import { describeAskedRequests } from '../../contracts/leads/asked-requests.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryAskedRequests } from '../../fakes/leads/memory-asked-requests.ts';

describeAskedRequests('MemoryAskedRequests', () => new MemoryAskedRequests());
describeAskedRequests(
  'CountedAskedRequests',
  () => new CountedAskedRequests(new InProcessRateCounter(new FakeClock())),
);

it('Nobody is asked if the counter fails', async () => {
  const counter = { increment: () => Promise.reject(new Error()) };
  expect(await new CountedAskedRequests(counter).wasAsked('one')()).toBe(true);
});
