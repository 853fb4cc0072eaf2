import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { LeadLedger } from '../../../application/ports/leads/lead-ledger.ts';
import { AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import { LeadHolds } from '../../../application/provider/accept-lead/lead-holds.ts';
import type { Sender } from '../../../application/provider/accept-lead/request-text.ts';
import { unsafeValidLead, type Draft, type LeadMetadata } from '../../../domain/lead/lead.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { companyId } from '../../builders/company-id.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { MemoryAskedRequests } from '../../fakes/leads/memory-asked-requests.ts';
import { MemoryLeadTraffic } from '../../fakes/leads/memory-lead-traffic.ts';
import { PlainLeadSenders } from '../../fakes/leads/plain-lead-senders.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { PlainFingerprint } from '../../fakes/plain-fingerprint.ts';

const TEN_MINUTES = 600_000;

let clock: FakeClock;
let ledger: MemoryLeadLedger;
let dealers: FakeDealerLookUp;
let accepted: number;
let acceptLead: AcceptLead;
let log: MemoryLogger;
let senders: PlainLeadSenders;
const NO_LIMIT = 0;
const acceptingInto = (used: LeadLedger, maxPerMinute: number | null = NO_LIMIT): AcceptLead =>
  new AcceptLead(
    {
      ledger: used,
      dealers,
      clock,
      keys: new CountingIdGenerator(),
      fingerprint: new PlainFingerprint(),
      asked: new MemoryAskedRequests(),
      senders,
      holds: new LeadHolds({ traffic: new MemoryLeadTraffic(clock), ledger: used, clock, log }, maxPerMinute),
    },
    { isMailOn: true, hasLeadMailbox: false, onAccepted: () => void accepted++ },
  );
beforeEach(() => {
  clock = new FakeClock();
  log = new MemoryLogger();
  senders = new PlainLeadSenders();
  ledger = new MemoryLeadLedger();
  dealers = new FakeDealerLookUp();
  accepted = 0;
  acceptLead = acceptingInto(ledger);
});

const METADATA: LeadMetadata = {
  ...aSubmittedLead().lead.metadata,
  name: 'Who are we helping today?',
  companyId: null,
};
/** Doubts and consents follow from form and fields. */
const { doubts: _doubts, consents: _consents, ...sentMetadata } = METADATA;
const aLead = (fields: Draft = {}, metadata: Partial<LeadMetadata> = {}) =>
  unsafeValidLead({ ...METADATA, ...metadata }, { firstName: 'Ann', ...fields });

const accept = async (key: string | null, lead = aLead(), sender: Sender = 'person', network = '') => {
  const answer = await acceptLead.execute(lead, key, sender, network)();
  if (E.isLeft(answer)) return answer.left.fault;
  return answer.right.kind === 'accepted' ? answer.right.id : answer.right.kind;
};

describe('A lead with a key (contract, section 3)', () => {
  test('is stored with the time of its arrival, and its deliveries', async () => {
    const lead = aLead({}, { companyId: companyId(7) });
    const id = await accept('key', lead);
    expect(ledger.leads).toEqual([{ id, acceptedAt: clock.now(), lead }]);
    expect(ledger.deliveries.map(({ channel }) => channel)).toEqual(['crm', 'dealer-mail', 'visitor-mail']);
    expect(accepted).toBe(1);
  });

  test('is stored once, no matter how often or how late it arrives again', async () => {
    const id = await accept('key');
    await clock.advance(100 * TEN_MINUTES);
    expect(await Promise.all([accept('key'), accept('key')])).toEqual([id, id]);
    expect([ledger.leads.length, accepted]).toEqual([1, 1]);
  });

  test('is a new lead under another key, even with the same content', async () => {
    const ids = await Promise.all([accept('one'), accept('two')]);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    ['an additional field', aLead({ lastName: 'Doe' })],
    ['another first name', aLead({ firstName: 'Anne' })],
    ['the same text in another field', unsafeValidLead(METADATA, { lastName: 'Ann' })],
    ...Object.keys(sentMetadata).map(
      (name) => [`another ${name}`, aLead({}, { [name]: name === 'companyId' ? 7 : 'other' })] as const,
    ),
  ])('conflicts with a later request that has the same key but %s', async (_what, other) => {
    await accept('key');
    expect(await accept('key', other)).toBe('conflict');
    expect([ledger.leads.length, accepted]).toEqual([1, 1]);
  });

  test('is asked about once if its values are doubtful, and never after it was accepted', async () => {
    const ask = (key: string, lead = aLead()) => acceptLead.mustAsk(lead, key)();
    expect([await ask('key'), await ask('key'), await ask('other key')]).toEqual([true, false, true]);
    expect(await ask('key', aLead({ city: 'Addison' }))).toBe(true);
    await accept('key');
    expect(await ask('third key')).toBe(false);
  });

  test('is the same lead in any order of its fields', async () => {
    const id = await accept('key', unsafeValidLead(METADATA, { firstName: 'Ann', city: 'Addison' }));
    expect(await accept('key', unsafeValidLead(METADATA, { city: 'Addison', firstName: 'Ann' }))).toBe(id);
  });
});

describe('A requested visit (contract, section 7: dealers’ hours)', () => {
  const OFFICE = { mon: '8 AM - 5 PM', tue: '8 AM - 5 PM', wed: 'Closed', thu: '8 AM - 5 PM' };
  const booking = (preferredDate: string, preferredWindow = 'morning') =>
    aLead({ preferredDate, preferredWindow }, { formId: 'booking', companyId: companyId(7) });
  const CENTRAL = { timeZone: 'America/Chicago' };
  beforeEach(() => {
    clock.set(Date.parse('2026-11-16T15:21-06:00'));
    dealers = new FakeDealerLookUp([aDealer().withCompanyId(7).openAt(OFFICE).with(CENTRAL).build()]);
    acceptLead = acceptingInto(ledger);
  });

  test.each(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-25', '2026-11-26', '2026-12-25'])(
    'is refused on %s, and nothing is stored',
    async (date) => {
      expect(await accept('key', booking(date))).toBe('no-visit');
      expect(ledger.leads).toEqual([]);
    },
  );

  test('is accepted after the promise, on a day on which the dealer works', async () => {
    expect(await accept('key', booking('2026-11-19'))).not.toBe('no-visit');
    expect(ledger.leads).toHaveLength(1);
  });

  test('that was accepted is acknowledged again, even if it is too soon by now', async () => {
    const id = await accept('key', booking('2026-11-19'));
    await clock.advance(40 * 3_600_000);
    expect(await accept('key', booking('2026-11-19'))).toBe(id);
  });

  test('is refused on a holiday when the dealer can’t be looked up', async () => {
    dealers.meet('silence');
    const asked = accept('key', booking('2026-12-25'));
    await clock.advance(2000);
    expect(await asked).toBe('no-visit');
  });
});

describe('A lead without a key, from a page without scripts (contract, section 7)', () => {
  test('is the same lead if it arrives again within ten minutes, and a new one later', async () => {
    const id = await accept(null);
    await clock.advance(TEN_MINUTES);
    expect(await accept(null)).toBe(id);
    await clock.advance(1);
    expect(await accept(null)).not.toBe(id);
    expect([ledger.leads.length, accepted]).toEqual([2, 2]);
  });

  test('is the same lead before and after the derived key changes', async () => {
    const untilNextKey = TEN_MINUTES - (clock.now() % TEN_MINUTES);
    await clock.advance(untilNextKey - 1);
    const id = await accept(null);
    await clock.advance(1);
    expect(await accept(null)).toBe(id);
    await clock.advance(TEN_MINUTES - 1);
    expect(await accept(null)).toBe(id);
    await clock.advance(1);
    const next = await accept(null);
    expect(next).not.toBe(id);
    await clock.advance(TEN_MINUTES - 1);
    expect(await accept(null)).toBe(next);
  });

  test('is stored once when it arrives many times at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => accept(null)));
    expect(new Set(ids)).toEqual(new Set(ledger.leads.map(({ id }) => id)));
    expect([ledger.leads.length, accepted]).toEqual([1, 1]);
  });

  test('is a new lead if its content differs', async () => {
    const ids = await Promise.all([accept(null), accept(null, aLead({ city: 'Addison' }))]);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('A lead that seems to come from a robot', () => {
  test('is stored and held, and not delivered', async () => {
    const id = await accept(null, aLead(), 'robot', '203.0.113.0/24');
    expect(ledger.leads.map((lead) => lead.id)).toEqual([id]);
    expect(ledger.deliveries).toEqual([]);
    expect([...ledger.held]).toEqual([[id, { reason: 'honeypot', network: '203.0.113.0/24' }]]);
    expect(log.warnings).toEqual([expect.stringContaining('hidden field')]);
  });

  test('does not block the same lead from a person', async () => {
    const ids = [await accept(null, aLead(), 'robot'), await accept(null)];
    expect(new Set(ids).size).toBe(2);
    expect(ledger.deliveries).not.toEqual([]);
  });
});

describe('A flood of leads (quality: 500 addresses, 30 leads each a minute)', () => {
  const MAX = 3;
  const acceptMany = async (many: number, sender: Sender = 'person') => {
    const ids = [];
    for (let i = 0; i < many; i++)
      ids.push(await accept(crypto.randomUUID(), aLead(), sender, '203.0.113.0/24'));
    return ids;
  };
  beforeEach(() => {
    acceptLead = acceptingInto(ledger, MAX);
  });
  const delivered = () => new Set(ledger.deliveries.map(({ lead }) => lead.id));

  test('is acknowledged and stored in full; leads beyond the limit per minute are held', async () => {
    const ids = await acceptMany(10);
    expect(ledger.leads.map(({ id }) => id)).toEqual(ids);
    expect(delivered()).toEqual(new Set(ids.slice(0, MAX)));
    expect([...ledger.held]).toEqual(
      ids.slice(MAX).map((id) => [id, { reason: 'flood', network: '203.0.113.0/24' }]),
    );
  });

  test('ends after a minute: the next lead is delivered', async () => {
    await acceptMany(10);
    await clock.advance(60_000);
    const [id] = await acceptMany(1);
    expect(delivered().has(id ?? '')).toBe(true);
  });

  test('is logged once a minute, without the content of its leads', async () => {
    await acceptMany(10);
    expect(log.warnings).toEqual([
      'More than 3 leads in a minute: those that follow are held; `npm run data -- held list` shows them',
    ]);
    await clock.advance(60_000);
    await acceptMany(10);
    expect(log.warnings).toHaveLength(2);
  });

  test('does not count leads from robots, which are held anyway', async () => {
    await acceptMany(10, 'robot');
    const ids = await acceptMany(MAX);
    expect(delivered()).toEqual(new Set(ids));
  });

  test('holds nothing if the operator has turned the limit off', async () => {
    acceptLead = acceptingInto(ledger);
    await acceptMany(1000);
    expect([ledger.held.size, delivered().size]).toEqual([0, 1000]);
  });
});

describe('Without a limit of its own, a site', () => {
  beforeEach(() => void (acceptLead = acceptingInto(ledger, null)));
  const acceptMany = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await accept(null, aLead({ comments: crypto.randomUUID() }));
  };
  const countingBy = (countBetween: LeadLedger['countBetween']): LeadLedger => ({
    sameSince: (...asked) => ledger.sameSince(...asked),
    save: (...asked) => ledger.save(...asked),
    countBetween,
  });

  test('holds leads over 60 a minute', async () => {
    await acceptMany(100);
    expect(ledger.held.size).toBe(40);
  });

  test('with more leads holds those over the hourly number of a usual day, whatever came on two other days', async () => {
    const perDay = [9_000, 1_680, 1_700, 9_000, 1_690, 1_680, 1_600];
    const now = clock.now();
    const counting = countingBy((from, until) => TE.right(perDay[(now - until) / (until - from)] ?? NaN));
    acceptLead = acceptingInto(counting, null);
    await acceptMany(100);
    expect(ledger.held.size).toBe(100 - Math.ceil(1_690 / 24));
  });

  test('holds no lead if earlier ones cannot be counted', async () => {
    const failing = countingBy(() => TE.left({ _tag: 'RecordsUnavailable', fault: 'broken down' }));
    acceptLead = acceptingInto(failing, null);
    await acceptMany(100);
    expect(ledger.held.size).toBe(0);
  });
});

test('The network of a new lead is noted for its digest', async () => {
  const id = await accept('key', aLead(), 'person', '192.0.2.0/24');
  await accept('key', aLead(), 'person', '198.51.100.0/24');
  expect(senders.networkOf(id)).toBe('192.0.2.0/24');
});

test.each(['key', null])('A lead with key %p fails if the ledger fails', async (key) => {
  ledger.breakDown();
  expect([await accept(key), accepted]).toEqual(['broken down', 0]);
});

describe('A lead for a dealer', () => {
  const lead = aLead({}, { companyId: companyId(7) });
  const gone = (): AcceptLead => {
    dealers = new FakeDealerLookUp([]);
    return (acceptLead = acceptingInto(ledger));
  };

  test.each(['key', null])('is rejected and not stored if the dealer is unknown (key %p)', async (key) => {
    gone();
    expect([await accept(key, lead), ledger.leads, accepted]).toEqual(['unknown-dealer', [], 0]);
    expect(await accept(key, aLead())).toBe(ledger.leads[0]?.id);
  });

  test.each(['key', null])(
    'is acknowledged again if the dealer has left since it was stored (key %p)',
    async (key) => {
      const id = await accept(key, lead);
      gone();
      expect([await accept(key, lead), ledger.leads.length]).toEqual([id, 1]);
    },
  );

  test('is stored if dealers cannot be looked up, since the dealer may exist', async () => {
    dealers.meet({ _tag: 'ProviderUnavailable', reason: 'Bad Gateway' });
    expect(await accept('key', lead)).toBe(ledger.leads[0]?.id);
  });

  test('is stored within a second if the provider does not answer', async () => {
    dealers.meet('silence');
    const given = accept('key', lead);
    await clock.advance(1_000);
    expect(await given).toBe(ledger.leads[0]?.id);
    expect(clock.waiting).toBe(0);
  });
});

describe('A ledger that does not answer (quality: leads answer within 5 s)', () => {
  test.each(['key', null])(
    'times out; a lead with key %p that is stored late is acknowledged on retry, and not stored again',
    async (key) => {
      let thaw = (): void => undefined;
      const frozen = new Promise<void>((resolve) => (thaw = resolve));
      acceptLead = acceptingInto({
        sameSince: (...asked) => ledger.sameSince(...asked),
        countBetween: (...asked) => ledger.countBetween(...asked),
        save:
          (...asked) =>
          async () => {
            await frozen;
            return ledger.save(...asked)();
          },
      });
      const given = accept(key);
      await clock.advance(4_999);
      expect([await given, accepted, ledger.leads]).toEqual(['no answer in time', 0, []]);
      thaw();
      await settle();
      // It is delivered although its sender does not know yet.
      expect([ledger.leads.length, accepted]).toEqual([1, 1]);
      expect(await accept(key)).toBe(ledger.leads[0]?.id);
      expect([ledger.leads.length, accepted, clock.waiting]).toEqual([1, 1, 0]);
    },
  );
});
