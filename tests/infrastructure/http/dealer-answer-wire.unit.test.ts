import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { decodeDealerAnswer } from '../../../infrastructure/http/dealer-answer-wire.ts';
import { fromDealer, toDealer } from '../../../infrastructure/http/dealer-translation.ts';
import { DealerWire } from '../../../infrastructure/http/dealer-wire.ts';
import { retryAfterMs } from '../../../infrastructure/http/retry-after.ts';

const decode = (dealer: object) => decodeDealerAnswer({ dealers: [dealer] }, '75001');
const decoded = (dealer: object): Dealer | undefined => {
  const answer = decode(dealer);
  return E.isRight(answer) ? answer.right.dealers[0] : undefined;
};

describe('An answer to a dealer search (sections 3 and 5)', () => {
  test('needs nothing but its list of dealers', () => {
    expect(decodeDealerAnswer({ dealers: [] }, '75001')).toEqual(
      E.right({ zipcode: '75001', randomizeBuckets: [], dealers: [] }),
    );
  });

  test.each([[null], [[]], ['text'], [{}], [{ dealers: {} }], [{ dealers: [null] }], [{ dealers: [7] }]])(
    '%j is off the shape',
    (body) => expect(E.isLeft(decodeDealerAnswer(body, '75001'))).toBe(true),
  );

  test('takes null and unknown fields for missing ones', () => {
    expect(decoded({ name: 'ACE', city: null, somethingNew: 1 })).toEqual({ name: 'ACE' });
  });

  test('takes ids as text or number, flags as feeds write them', () => {
    expect(
      decoded({ companyID: '7', brandID: 5, nateCertified: 'Y', emergencyService: 'N', preferred: 1 }),
    ).toEqual({
      ...{ companyId: 7, brandId: '5', nateCertified: true, emergencyService: false, preferred: true },
    });
  });

  test('score and counts are non-negative integers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean()), (value) => {
        const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0;
        for (const dealer of [
          { score: value },
          { metaData: { total_review_count: value } },
          { metaData: { priority_ranking: value } },
        ]) {
          expect(E.isRight(decode(dealer))).toBe(fits);
        }
      }),
    );
  });

  test('the rating is from 0 to 5', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double()), (value) => {
        expect(E.isRight(decode({ metaData: { average_rating: value } }))).toBe(value >= 0 && value <= 5);
      }),
    );
  });

  test('whatever comes is decoded or refused, never thrown on', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        decodeDealerAnswer(a, '75001');
        decodeDealerAnswer({ dealers: [a, { name: a, location: b, whodis: a, dealerInfo: b }] }, '75001');
      }),
    );
  });
});

describe('A dealer on the wire', () => {
  const text = fc.string({ maxLength: 12 });
  const count = fc.nat(10_000);
  const dealers: fc.Arbitrary<Dealer> = fc.record(
    {
      ...{
        name: text,
        guid: text,
        city: text,
        state: text,
        phone1: text,
        charterMemberDate: text,
        dealerType: text,
      },
      ...{ companyId: count, score: count, totalReviewCount: count, priorityRanking: count },
      ...{ emergencyService: fc.boolean(), nateCertified: fc.boolean(), leasingOption: fc.boolean() },
      ...{ website: fc.webUrl(), financeUrl: fc.webUrl(), tcsId: text, routingGroupId: text },
      averageRating: fc.double({ min: 0, max: 5, noNaN: true }),
      location: fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lon: fc.integer({ min: -180, max: 180 }),
      }),
      assignedNumbers: fc.array(fc.record({ numberType: text, number: text }), { maxLength: 3 }),
      searchInfo: fc.record({ kind: text, bucket: count }, { requiredKeys: [] }),
      fuseInfo: fc.record({ pool: text, targetPhone: text }, { requiredKeys: [] }),
      dealerInfo: fc.record(
        { dbaName: text, weekHours: fc.record({ mon: text }, { requiredKeys: [] }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );

  test('comes back as it went', () => {
    fc.assert(
      fc.property(dealers, (dealer) => {
        const sent: unknown = JSON.parse(JSON.stringify(fromDealer(dealer)));
        const received = DealerWire.decode(sent);
        expect(E.isRight(received) && toDealer(received.right)).toEqual(JSON.parse(JSON.stringify(dealer)));
      }),
    );
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    [null, null],
  ])('%p is %p ms', (header, ms) => expect(retryAfterMs(header, now)).toBe(ms));
});
