import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { nextDigest, type SenderTraits } from '../../../domain/lead/digest-share.ts';
import { unsafeValidLead } from '../../../domain/lead/lead.ts';
import { mailboxIn } from '../../../domain/lead/mailbox.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';

const TRAITS: SenderTraits = { mailboxOf: mailboxIn(domainToASCII), networkOf: () => null };

/** A request from a mailbox, a phone number and a visitor id, some minutes after noon. */
const aRequest = (minute: number, email: string, phone: string, mtaAid = '') => {
  const lead = aSubmittedLead({ acceptedAt: NOON + minute * 60_000, email, phone });
  const { metadata, fields } = lead.lead;
  return { minute, lead: { ...lead, lead: unsafeValidLead({ ...metadata, mtaAid }, fields) } };
};
const minutesOf = (requests: ReadonlyArray<{ readonly minute: number }>) =>
  requests.map(({ minute }) => minute);

describe('The order of requests in a digest', () => {
  test('is the newest from each sender, then the next newest from each', () => {
    const requests = [
      aRequest(1, 'ann@example.com', '2145550101'),
      aRequest(2, 'ann@example.com', '2145550101'),
      aRequest(3, 'bob@example.com', '2145550102'),
      aRequest(4, 'ann@example.com', '2145550101'),
      aRequest(5, 'bob@example.com', '2145550102'),
      aRequest(6, 'ann@example.com', '2145550101'),
    ];
    expect(minutesOf(nextDigest(requests, TRAITS))).toEqual([6, 5, 4, 3, 2, 1]);
    const genuine = aRequest(0, 'eve@example.com', '2145550103');
    expect(minutesOf(nextDigest([genuine, ...requests], TRAITS))).toEqual([6, 5, 0, 4, 3, 2, 1]);
  });

  test.each([
    [
      'capitals and the part after a plus',
      (i: number) => aRequest(i, `Ann+${i}@Example.com`, `21455501${10 + i}`),
    ],
    ['the mailbox', (i: number) => aRequest(i, `ann-${i}@example.com`, '214-555-0101')],
    ['the format of the phone number', (i: number) => aRequest(i, `a${i}@b.com`, `(214) 555-0101 ext. ${i}`)],
    [
      'the mailbox and the phone number',
      (i: number) => aRequest(i, `ann-${i}@example.com`, `21455501${10 + i}`, 'a-visitor'),
    ],
  ])('recognizes a sender who varies %s', (_what, request) => {
    const flood = Array.from({ length: 50 }, (_, i) => request(10 + i));
    const genuine = aRequest(1, 'eve@example.com', '2145550103');
    expect(minutesOf(nextDigest([...flood, genuine], TRAITS)).indexOf(1)).toBe(1);
  });

  test('counts requests without any valid contact as different senders', () => {
    const requests = [
      aRequest(1, 'eve@example.com', '2145550103'),
      ...[2, 3, 4].map((minute) => aRequest(minute, 'nobody', 'none')),
      ...[5, 6].map((minute) => aRequest(minute, '', '')),
    ];
    expect(minutesOf(nextDigest(requests, TRAITS))).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('loses no request, and puts every sender before a second request of any', () => {
    const senders = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(senders, (all) => {
        const requests = all.map((sender, i) => ({
          ...aRequest(i, `${sender}@example.com`, `214555010${sender}`),
          sender,
        }));
        const ordered = nextDigest(requests, TRAITS);
        expect(new Set(ordered)).toEqual(new Set(requests));
        const count = new Set(all).size;
        expect(new Set(ordered.slice(0, count).map(({ sender }) => sender)).size).toBe(count);
      }),
    );
  });
});

test.each([
  [1, 1],
  [400, 200],
  [401, 201],
  [1_000, 500],
  [5_000, 1_000],
])(
  'A digest of %d waiting requests holds %d, half of them the oldest and half the newest',
  (waiting, size) => {
    const requests = Array.from({ length: waiting }, (_, i) => aRequest(i, `${i}@example.com`, ''));
    const minutes = minutesOf(nextDigest(requests, TRAITS));
    const half = Math.ceil(size / 2);
    expect(minutes.slice(0, half)).toEqual(Array.from({ length: half }, (_, i) => waiting - 1 - i));
    expect(minutes.slice(half)).toEqual(Array.from({ length: size - half }, (_, i) => i));
  },
);

test('A sender with ever new mailboxes and phone numbers is recognized by the network', () => {
  const flood = Array.from({ length: 450 }, (_, i) =>
    aRequest(10 + i, `${i}@example.com`, `21455501${10 + i}`),
  );
  const genuine = Array.from({ length: 5 }, (_, i) => aRequest(5 + i, `g${i}@example.com`, ''));
  const late = Array.from({ length: 450 }, (_, i) => aRequest(500 + i, `l${i}@example.com`, ''));
  const networks = new Map([...flood, ...late].map(({ lead }) => [lead.id, 'one network']));
  const networkOf = (id: string): string | null => networks.get(id) ?? null;
  const chosen = minutesOf(nextDigest([...flood, ...genuine, ...late], { ...TRAITS, networkOf }));
  expect(chosen.slice(0, 6)).toEqual([949, 9, 8, 7, 6, 5]);
});
