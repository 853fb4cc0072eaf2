import { expect, it } from '@jest/globals';
import { LocalAskedDealers } from '../../../infrastructure/browser/memory/local-asked-dealers.ts';
import { companyId } from '../../builders/company-id.ts';
import { describeAskedDealers } from '../../contracts/visitor/asked-dealers.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryStorage } from '../../fakes/memory-storage.ts';
import { MemoryAskedDealers } from '../../fakes/visitor/memory-asked-dealers.ts';

describeAskedDealers('memory', () => new MemoryAskedDealers());
describeAskedDealers('local storage', (clock) => {
  const local = new MemoryStorage();
  return new LocalAskedDealers(() => local, clock);
});

it('Another tab knows what the first one sent, until the visit is over', async () => {
  const clock = new FakeClock();
  const local = new MemoryStorage();
  const [one, another] = [
    new LocalAskedDealers(() => local, clock),
    new LocalAskedDealers(() => local, clock),
  ];
  one.keep(companyId(7), clock.now());
  expect(another.askedAt(companyId(7))).toBe(clock.now());
  await clock.advance(12 * 3_600_000);
  expect(another.askedAt(companyId(7))).toBeNull();
});

it.each(['', 'no json', '[]', '{"7":"noon"}', 'null'])('The invalid text %j counts as none', (text) => {
  const local = new MemoryStorage();
  local.setItem('asked_dealers', text);
  const asked = new LocalAskedDealers(() => local, new FakeClock());
  expect(asked.askedAt(companyId(7))).toBeNull();
});
