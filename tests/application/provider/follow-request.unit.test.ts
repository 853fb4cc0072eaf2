import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import { ForwardRequest } from '../../../application/provider/follow-request/forward-request.ts';
import { FollowRequest, type Wish } from '../../../application/provider/follow-request/follow-request.ts';
import { closedRequestView, requestView } from '../../../application/visitor/follow-request/request-view.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { unsafeValidLead, type SubmittedLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import type { RequestRole } from '../../../domain/lead/request/request-event.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { MemoryAskedRequests } from '../../fakes/leads/memory-asked-requests.ts';
import { PlainLeadSenders } from '../../fakes/leads/plain-lead-senders.ts';
import { PlainFingerprint } from '../../fakes/plain-fingerprint.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

let ledger: MemoryLeadLedger;
let request: SubmittedLead;
let nudged: number;
let follow: FollowRequest;
let nearest: ReadonlyArray<Dealer>;

beforeEach(async () => {
  ledger = new MemoryLeadLedger();
  request = aSubmittedLead({ acceptedAt: NOON });
  nudged = 0;
  await ledger.save(request, idempotencyKey(), ['dealer-mail'])();
  const clock = new FakeClock('2026-11-20T18:01:00Z');
  const acceptLead = new AcceptLead(
    {
      ledger,
      clock,
      keys: new CountingIdGenerator(),
      fingerprint: new PlainFingerprint(),
      dealers: { byCompanyId: () => TE.right(O.some({})) },
      asked: new MemoryAskedRequests(),
      holds: { reasonFor: () => async () => null },
      senders: new PlainLeadSenders(),
    },
    { isMailOn: true, hasLeadMailbox: true, onAccepted: () => undefined },
  );
  nearest = [7, 8, 9].map((id) => aDealer().withCompanyId(id).named(`Dealer ${id}`).build());
  follow = new FollowRequest(
    {
      log: ledger,
      links: plainRequestLinks,
      dealers: { byCompanyId: () => TE.right(O.none) },
      area: { timeZoneOf: () => O.some('America/New_York') },
      forward: new ForwardRequest(acceptLead, { nearestTo: () => async () => nearest }),
      clock,
    },
    { isMailOn: true, hasLeadMailbox: true, onEvent: () => void nudged++ },
  );
});

const linkFor = (role: RequestRole, { id } = request) => ({
  reference: referenceOf(id),
  token: `${role}.${id}`,
});
const answer = async (role: RequestRole, wish: Wish) => {
  const answered = await follow.answer(linkFor(role), wish)();
  if (E.isLeft(answered)) throw new Error(answered.left.fault);
  return O.toNullable(answered.right);
};
const pageFor = async (role: RequestRole) => {
  const opened = await follow.open(linkFor(role))();
  if (E.isLeft(opened) || O.isNone(opened.right)) throw new Error('not opened');
  return requestView(opened.right.value, { now: NOON, ours: '1-800-555-0199' });
};
const channelsUsed = () =>
  ledger.deliveries.filter(({ position }) => position !== null).map(({ channel }) => channel);

describe('A request’s page (contract, section 7: one request)', () => {
  test('opens only with its token', async () => {
    for (const link of [
      { ...linkFor('visitor'), token: '' },
      { ...linkFor('visitor'), token: `visitor.${referenceOf(request.id)}` },
      { ...linkFor('visitor'), reference: 'R-00000000' },
    ])
      expect(await follow.open(link)()).toEqual(E.right(O.none));
    expect(await pageFor('visitor')).toMatchObject({
      heading: 'Your request',
      reference: referenceOf(request.id),
    });
  });

  test('says so when requests can’t be read', async () => {
    ledger.breakDown();
    expect(await follow.open(linkFor('visitor'))()).toMatchObject(E.left({ _tag: 'RecordsUnavailable' }));
    expect(closedRequestView('unavailable', 'en', { now: NOON, ours: '1-800-555-0199' })).toMatchObject({
      text: expect.stringContaining('1-800-555-0199'),
    });
  });

  test('shows the visitor what has happened, and the dealer what to do', async () => {
    await answer('dealer', { kind: 'accepted' });
    const visitors = await pageFor('visitor');
    expect(visitors.happened.steps.map(({ text }) => text)).toEqual([
      'We received your request.',
      expect.stringContaining('will take it.'),
    ]);
    expect(visitors.forms.map(({ kind }) => kind)).toEqual(['amended', 'forwarded', 'withdrawn']);
    expect((await pageFor('dealer')).forms.map(({ kind }) => kind)).toEqual(['declined', 'called']);
  });

  test('lets nobody answer for another', async () => {
    expect(await answer('visitor', { kind: 'accepted' })).toBe(null);
    expect(await answer('dealer', { kind: 'withdrawn' })).toBe(null);
    expect(channelsUsed()).toEqual([]);
  });

  test('tells the CRM and the dealer of a correction, once', async () => {
    const wish: Wish = { kind: 'amended', typed: { phone: '612-555-0188', comments: 'Ring twice.' } };
    for (let posts = 0; posts < 2; posts++) expect((await answer('visitor', wish))?.refused).toBeNull();
    expect(channelsUsed().toSorted()).toEqual(['crm', 'dealer-mail']);
    expect(nudged).toBe(1);
    expect((await pageFor('visitor')).asked.rows).toEqual(
      expect.arrayContaining([['Phone', '1-612-555-0188']]),
    );
  });

  test('saves nothing that is wrong, and says what', async () => {
    const answered = await answer('visitor', { kind: 'amended', typed: { phone: '12' } });
    expect(answered?.refused?.messages).toEqual([{ field: 'phone', message: 'Enter your phone number.' }]);
    expect(channelsUsed()).toEqual([]);
  });

  test('tells the visitor when the dealer can’t come, with other dealers', async () => {
    await answer('dealer', { kind: 'declined' });
    expect(channelsUsed().toSorted()).toEqual(['crm', 'visitor-mail']);
    expect((await pageFor('visitor')).otherDealers?.address).toContain('zipcode=');
  });

  test('of a withdrawn request has no forms and no number any more', async () => {
    await answer('visitor', { kind: 'withdrawn' });
    for (const role of ['visitor', 'dealer'] as const)
      expect(await pageFor(role)).toMatchObject({ forms: [], call: null });
    await answer('dealer', { kind: 'accepted' });
    expect(channelsUsed()).toEqual(['crm']);
  });

  test('tells times in the time zone of the dealer, or of the area', async () =>
    expect((await pageFor('visitor')).happened.steps[0]?.when).toBe('Nov 20, 2026, 7:00 AM EST'));

  test('offers the next dealer first when the dealer can’t take it, or hasn’t answered', async () => {
    const [, , first] = (await pageFor('visitor')).forms;
    expect(first).toMatchObject({ kind: 'withdrawn' });
    await answer('dealer', { kind: 'declined' });
    const page = await pageFor('visitor');
    expect(page.forms[0]).toMatchObject({
      kind: 'forwarded',
      dealer: '8',
      button: 'Send it to Dealer 8, too',
    });
  });

  test('sends the request to the next dealer once, with its corrections, as a request of its own', async () => {
    await answer('visitor', { kind: 'amended', typed: { phone: '612-555-0188' } });
    for (let posts = 0; posts < 2; posts++) await answer('visitor', { kind: 'forwarded', dealer: '8' });
    const copies = ledger.leads.filter(({ id }) => id !== request.id);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.lead).toMatchObject({ metadata: { companyId: 8 }, fields: { phone: '612-555-0188' } });
    const page = await pageFor('visitor');
    expect(page.happened.steps.at(-1)).toMatchObject({
      text: 'You sent it to Dealer 8, too.',
      page: { text: referenceOf(copies[0]?.id ?? ''), address: expect.stringContaining('key=visitor.') },
    });
    expect(page.forms.find(({ kind }) => kind === 'forwarded')).toMatchObject({ dealer: '9' });
  });

  test('sends nothing to a dealer that the page did not name', async () => {
    for (const dealer of ['7', '9', '', undefined]) {
      const answered = await answer('visitor', { kind: 'forwarded', dealer });
      // The page comes again, and doesn't say that anything was saved.
      expect(answered?.refused).toEqual({ messages: [], visit: null });
    }
    nearest = [];
    await answer('visitor', { kind: 'forwarded', dealer: '8' });
    expect(ledger.leads).toHaveLength(1);
  });

  test('of a held request is sent to nobody', async () => {
    const held = aSubmittedLead();
    await ledger.save(held, idempotencyKey(), [], { reason: 'honeypot', network: '' })();
    await follow.answer(linkFor('visitor', held), { kind: 'forwarded', dealer: '8' })();
    expect(ledger.leads).toHaveLength(2);
  });

  test('mails the visitor at a corrected address', async () => {
    await answer('visitor', { kind: 'amended', typed: { email: 'bea@example.com' } });
    expect(channelsUsed().toSorted()).toEqual(['crm', 'dealer-mail', 'visitor-mail']);
  });

  test('says of an unanswered request who else could come', async () => {
    await ledger.settle(
      { id: `${request.id}:dealer-mail`, channel: 'dealer-mail', tries: 0, lead: request },
      { kind: 'delivered' },
      NOON,
    )();
    await ledger.add(request.id, { kind: 'escalated', at: NOON + 1 }, 0, [])();
    const page = await pageFor('visitor');
    expect([page.next, page.forms[0]?.kind]).toEqual([
      'The dealer hasn’t answered yet. Ask the next dealer, too, or call.',
      'forwarded',
    ]);
    expect(await answer('visitor', { kind: 'escalated' })).toBe(null);
  });

  test('moves a visit only to a day on which the dealer comes', async () => {
    const visit = { preferredDate: '2026-11-30', preferredWindow: 'morning' };
    request = aSubmittedLead(visit);
    const { metadata, fields } = request.lead;
    request = { ...request, lead: unsafeValidLead({ ...metadata, formId: 'booking' }, fields) };
    await ledger.save(request, idempotencyKey(), [])();
    const tooSoon = await answer('visitor', { kind: 'amended', typed: { preferredDate: '2026-11-21' } });
    expect(tooSoon?.refused?.visit).toMatchObject({ date: '2026-11-21', fault: { kind: 'soon' } });
    await answer('visitor', { kind: 'amended', typed: { preferredDate: '2026-12-01' } });
    expect((await pageFor('visitor')).asked.rows).toContainEqual(['Preferred date', 'Tuesday, December 1']);
  });

  test('takes at most thirty events', async () => {
    for (let i = 0; i < 40; i++)
      await answer('visitor', { kind: 'amended', typed: { comments: `Line ${i}` } });
    expect(nudged).toBe(30);
  });

  test('takes answers that come at once one after the other', async () => {
    await Promise.all([
      answer('dealer', { kind: 'accepted' }),
      answer('visitor', { kind: 'amended', typed: { comments: 'Ring twice.' } }),
    ]);
    expect((await pageFor('visitor')).happened.steps).toHaveLength(3);
  });
});
