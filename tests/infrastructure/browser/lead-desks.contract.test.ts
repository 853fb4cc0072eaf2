import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import type { SendingFailure } from '../../../application/ports/leads/lead-desk.ts';
import { OutboxLeadDesk } from '../../../infrastructure/browser/outbox/outbox-lead-desk.ts';
import { httpLeadPost } from '../../../infrastructure/http/http-lead-post.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { describeLeadDesk, REFUSAL, type DeskTrouble } from '../../contracts/leads/lead-desk.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeLeadDesk } from '../../fakes/leads/fake-lead-desk.ts';
import { FakePages } from '../../fakes/content/fake-pages.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { LeadCounter } from '../../fakes/leads/lead-counter.ts';
import { refusing, resetBeforeHeaders, type Fault } from '../../faults/fault.ts';
import { FaultServer } from '../../faults/fault-server.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';

const FAILURES: { readonly [trouble in DeskTrouble]: SendingFailure } = {
  refused: { _tag: 'LeadRefused', messages: REFUSAL },
  busy: { _tag: 'DeskUnavailable', reason: 'Service Unavailable' },
  'no network': { _tag: 'LeadWaits' },
};

describeLeadDesk('fake', async () => {
  const desk = new FakeLeadDesk();
  return {
    desk,
    meet: (...troubles) => desk.meet(...troubles.map((trouble) => FAILURES[trouble])),
    networkBack: () => desk.networkBack(),
    nextPage: () => desk.nextPage(),
    taken: () => desk.taken,
    close: async () => undefined,
  };
});

const FAULTS: { readonly [trouble in DeskTrouble]: Fault } = {
  refused: (_request, response) =>
    void response
      .writeHead(422, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ title: 'Invalid', status: 422, errors: REFUSAL })),
  busy: refusing(503, { 'retry-after': '1' }),
  'no network': resetBeforeHeaders,
};

const openOutbox = async () => {
  const [server, counter, pages] = [new FaultServer(), new LeadCounter(), new FakePages()];
  const places = pages.open();
  const origin = await server.open();
  server.serve('/api/leads', counter.taking);
  const post = httpLeadPost({ origin, timeoutMs: PATIENCE_MS });
  const openDesk = (its = pages.open()) => {
    const desk = new OutboxLeadDesk(post, its, new FakeClock(), new MemoryLogger());
    desk.start();
    return desk;
  };
  return {
    desk: openDesk(places),
    counter,
    nextPage: () => openDesk(),
    meet: (...faults: ReadonlyArray<Fault>) => server.meet('/api/leads', ...faults),
    networkBack: () => places.window.dispatchEvent(new Event('online')),
    close: () => server.close(),
  };
};

describeLeadDesk('outbox, over HTTP', async () => {
  const { counter, meet, ...outbox } = await openOutbox();
  return {
    ...outbox,
    meet: (...troubles) => meet(...troubles.map((trouble) => FAULTS[trouble])),
    taken: () => counter.taken,
  };
});

test('A lead is sent again after its response was lost, and counts as the same lead', async () => {
  const { desk, counter, meet, networkBack, close } = await openOutbox();
  const key = randomUUID();
  meet(counter.takingInSilence);
  expect(await desk.send(aSubmittedLead().lead, key)()).toEqual(E.left({ _tag: 'LeadWaits' }));
  const outcome = firstValueFrom(desk.outcomes$);
  networkBack();
  expect(await outcome).toMatchObject({ key, receipt: { leadId: expect.any(String) } });
  expect([counter.taken, counter.arrived.length]).toEqual([[key], 2]);
  expect(counter.arrived[1]).toEqual(counter.arrived[0]);
  await close();
});
