import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { decodeDealerAnswer } from '../../../infrastructure/wire/dealer-answer-wire.ts';
import { DealerWire, fromDealer } from '../../../infrastructure/wire/dealer-wire.ts';
import { retryAfterMs } from '../../../infrastructure/wire/retry-after.ts';
import { companyId } from '../../builders/company-id.ts';

const decode = (dealer: object) => decodeDealerAnswer({ dealers: [dealer] }, '75001');
const decoded = (dealer: object): Dealer | undefined => {
  const answer = decode(dealer);
  return E.isRight(answer) ? answer.right.value.dealers[0] : undefined;
};

const faultsOfPlaces = (...places: ReadonlyArray<number>): string =>
  places.map((place) => `dealers.${place} should be a dealer`).join('; ');

const answerOf = (dealers: ReadonlyArray<unknown>) =>
  E.getOrElseW((fault: string) => {
    throw new Error(fault);
  })(decodeDealerAnswer({ dealers }, '75001'));

describe('An answer to a dealer search (sections 3 and 5)', () => {
  test('leaves out a dealer whose texts are huge', () => {
    const huge = { companyID: 1, name: 'HUGE', dealerInfo: { data: { dbaName: 'x'.repeat(32_000) } } };
    const { value, warning } = answerOf([huge, { companyID: 2, name: 'ACE' }]);
    expect([value.dealers.map(({ name }) => name), warning]).toEqual([
      ['ACE'],
      'Left out 1 of 2 dealers as malformed: dealers.0 should have at most 32000 characters',
    ]);
  });

  test('needs only its list of dealers', () => {
    expect(decodeDealerAnswer({ dealers: [] }, '75001')).toEqual(
      E.right({ value: { zipcode: '75001', randomizeBuckets: [], dealers: [] }, warning: null }),
    );
  });

  test.each([
    [null, 'the answer should be an answer to a dealer search'],
    [[], 'the answer should be an answer to a dealer search'],
    ['text', 'the answer should be an answer to a dealer search'],
    [{}, 'dealers should be a list of dealers'],
    [{ dealers: null }, 'dealers should be a list of dealers'],
    [{ dealers: {} }, 'dealers should be a list of dealers'],
    [{ dealers: [], count: -1 }, 'count should be a non-negative integer'],
    [{ dealers: [null] }, 'dealers.0 should be a dealer'],
    [{ dealers: [7, 'ACE', []] }, faultsOfPlaces(0, 1, 2)],
    [{ dealers: [7, 7, 7, 7, 7] }, `${faultsOfPlaces(0, 1, 2)}; and 2 more`],
  ])('%j is malformed', (body, fault) => expect(decodeDealerAnswer(body, '75001')).toEqual(E.left(fault)));

  test('treats null and unknown fields as missing', () => {
    expect(decoded({ name: 'ACE', city: null, somethingNew: 1 })).toEqual({ name: 'ACE' });
  });

  test('accepts ids as text or number, and flags as feeds write them', () => {
    expect(
      decoded({ companyID: '7', brandID: 5, nateCertified: 'Y', emergencyService: 'N', preferred: 1 }),
    ).toEqual({ companyId: 7, brandId: '5', nateCertified: true, emergencyService: false, preferred: true });
  });

  test('needs non-negative integers as score and counts', () => {
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

  test('needs a rating from 0 to 5', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double()), (value) => {
        expect(E.isRight(decode({ metaData: { average_rating: value } }))).toBe(value >= 0 && value <= 5);
      }),
    );
  });

  test('is always decoded or rejected, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        decodeDealerAnswer(a, '75001');
        decodeDealerAnswer({ dealers: [a, { name: a, location: b, whodis: a, dealerInfo: b }] }, '75001');
      }),
    );
  });
});

describe('One bad dealer among good ones', () => {
  const bad = fc.constantFrom<unknown>(null, 7, [], { score: -1 }, { metaData: { average_rating: 6 } });
  const good = fc.integer({ min: 1, max: 1000 }).map((id) => ({ companyID: id }));

  test('is left out and reported with place and reason, but without its data', () => {
    const decoded = answerOf([{ name: 'ACE' }, { name: 'Ann', score: 'Secret Street 1' }, { name: 'OAK' }]);
    expect(decoded.value.dealers).toEqual([{ name: 'ACE' }, { name: 'OAK' }]);
    expect(decoded.warning).toBe(
      'Left out 1 of 3 dealers as malformed: dealers.1.score should be a non-negative integer',
    );
  });

  test('is reported by its place, down to the field', () => {
    const numbers = { assignedNumbers: [{ number: '1' }, { number: {} }] };
    expect(answerOf([{}, { whodis: numbers }]).warning).toBe(
      'Left out 1 of 2 dealers as malformed: dealers.1.whodis.assignedNumbers.1.number should be an identifier',
    );
  });

  test('is only counted after the third one', () => {
    expect(answerOf([{}, 7, 7, 7, 7, 7]).warning).toBe(
      `Left out 5 of 6 dealers as malformed: ${faultsOfPlaces(1, 2, 3)}; and 2 more`,
    );
  });

  test('changes neither the good dealers nor their order in any mixture', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad), { maxLength: 12 }), good, (list, last) => {
        const kept = [...list, last].flatMap((dealer) =>
          typeof dealer === 'object' && dealer !== null && 'companyID' in dealer ? [dealer.companyID] : [],
        );
        const { value, warning } = answerOf([...list, last]);
        const leftOut = list.length + 1 - kept.length;
        expect(value.dealers.map(({ companyId }) => companyId)).toEqual(kept);
        expect(warning ?? 'Left out 0 ').toContain(`Left out ${leftOut} `);
      }),
    );
  });
});

describe('A dealer on the wire', () => {
  const text = fc.string({ maxLength: 12 });
  const count = fc.nat(10_000);
  const dealers: fc.Arbitrary<Dealer> = fc.record(
    {
      name: text,
      guid: text,
      city: text,
      state: text,
      phone1: text,
      charterMemberDate: text,
      dealerType: text,
      companyId: fc.integer({ min: 1, max: 10_000 }).map(companyId),
      score: count,
      totalReviewCount: count,
      priorityRanking: count,
      emergencyService: fc.boolean(),
      nateCertified: fc.boolean(),
      leasingOption: fc.boolean(),
      website: fc.webUrl(),
      financeUrl: fc.webUrl(),
      tcsId: text,
      routingGroupId: text,
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

  test('is decoded as it was encoded', () => {
    fc.assert(
      fc.property(dealers, (dealer) => {
        const sent: unknown = JSON.parse(JSON.stringify(fromDealer(dealer)));
        const received = DealerWire.decode(sent);
        expect(E.isRight(received) && received.right).toEqual(JSON.parse(JSON.stringify(dealer)));
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
