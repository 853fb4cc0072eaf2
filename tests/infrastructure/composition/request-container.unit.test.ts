import { expect, test } from '@jest/globals';
import { bindLeadUseCases } from '../../../infrastructure/composition/lead-use-cases.ts';
import { createRequestContainer } from '../../../infrastructure/composition/request-container.ts';
import { TOKENS } from '../../../infrastructure/composition/tokens.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeLeadDesk } from '../../fakes/fake-lead-desk.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

test("A request's use cases are disposed with its container", () => {
  const desk = new FakeLeadDesk();
  const container = createRequestContainer();
  container.bind(TOKENS.clock).toConstantValue(new FakeClock());
  container.bind(TOKENS.logger).toConstantValue(new MemoryLogger());
  container.unbind(TOKENS.leadDesk);
  container.bind(TOKENS.leadDesk).toConstantValue(desk);
  bindLeadUseCases(container, { phone: '1-800-555-0199', today: '2026-11-20', resumed: null });

  const { of: requestOf } = container.get(TOKENS.pageRequests);
  expect(requestOf('booking')).toBe(requestOf('booking'));
  requestOf('newsletter');
  expect(desk.listeners).toBe(2);

  container.unbindAll();
  expect(desk.listeners).toBe(0);
});
