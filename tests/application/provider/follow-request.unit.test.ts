import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { FollowRequest, type Wish } from '../../../application/provider/follow-request/follow-request.ts';
import { closedRequestView, requestView } from '../../../application/visitor/follow-request/request-view.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import type { RequestRole } from '../../../domain/lead/request/request-event.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

let ledger: MemoryLeadLedger;
let request: SubmittedLead;
let nudged: number;
let follow: FollowRequest;

beforeEach(async () => {
  ledger = new MemoryLeadLedger();
  request = aSubmittedLead({ acceptedAt: NOON });
  nudged = 0;
  await ledger.save(request, idempotencyKey(), [])();
  const clock = new FakeClock('2026-11-20T18:01:00Z');
  follow = new FollowRequest(
    { log: ledger, links: plainRequestLinks, dealers: { byCompanyId: () => TE.right(O.none) }, clock },
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
const channelsUsed = () => ledger.deliveries.map(({ channel }) => channel);

describe('A request’s page (contract, section 7: one request)', () => {
  test('opens only with its token', async () => {
    for (const link of [
      { ...linkFor('visitor'), token: '' },
      { ...linkFor('visitor'), token: `visitor.${referenceOf(request.id)}` },
      { ...linkFor('visitor'), reference: 'R-00000000' },
    ])
      expect(await follow.open(link)()).toEqual(E.right(O.none));
    expect(await pageFor('visitor')).toMatchObject({ heading: `Your request ${referenceOf(request.id)}` });
  });

  test('says so when requests can’t be read', async () => {
    ledger.breakDown();
    expect(await follow.open(linkFor('visitor'))()).toMatchObject(E.left({ _tag: 'RecordsUnavailable' }));
    expect(closedRequestView('unavailable', 'en', '1-800-555-0199')).toMatchObject({
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
    expect(visitors.forms.map(({ kind }) => kind)).toEqual(['amended', 'withdrawn']);
    expect((await pageFor('dealer')).forms.map(({ kind }) => kind)).toEqual(['declined', 'called']);
  });

  test('lets nobody answer for another', async () => {
    expect(await answer('visitor', { kind: 'accepted' })).toBe(null);
    expect(await answer('dealer', { kind: 'withdrawn' })).toBe(null);
    expect(channelsUsed()).toEqual([]);
  });

  test('tells the CRM and the dealer of a correction, once', async () => {
    const wish: Wish = { kind: 'amended', typed: { phone: '612-555-0188', comments: 'Ring twice.' } };
    for (let posts = 0; posts < 2; posts++) expect((await answer('visitor', wish))?.messages).toEqual([]);
    expect(channelsUsed().toSorted()).toEqual(['crm', 'dealer-mail']);
    expect(nudged).toBe(1);
    expect((await pageFor('visitor')).asked.rows).toEqual(
      expect.arrayContaining([['Phone', '1-612-555-0188']]),
    );
  });

  test('saves nothing that is wrong, and says what', async () => {
    const answered = await answer('visitor', { kind: 'amended', typed: { phone: '12' } });
    expect(answered?.messages).toEqual([{ field: 'phone', message: 'Enter your phone number.' }]);
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
    expect(channelsUsed()).toHaveLength(2);
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
