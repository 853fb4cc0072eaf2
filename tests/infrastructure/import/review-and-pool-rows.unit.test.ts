import { describe, expect, it, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { poolDecoder } from '../../../infrastructure/import/pool-rows.ts';
import { Refusals } from '../../../infrastructure/import/refusal.ts';
import { reviewDecoder } from '../../../infrastructure/import/review-rows.ts';
import { faultsIn } from './rows.ts';

const decodeReview = reviewDecoder((companyId) => companyId === 7);
const review = {
  companyId: '7',
  author_name: 'Maria L.',
  rating: 4.5,
  date: '2026-10-20T10:00:00Z',
  text: 'Good.',
};

describe('A row of reviews', () => {
  it('is decoded, with its timestamp as a date', () =>
    expect(decodeReview({ ...review, owner_response: ' ', owner_response_date: '' })).toEqual(
      E.right({
        companyId: 7,
        review: { authorName: 'Maria L.', rating: 4.5, date: '2026-10-20', text: 'Good.' },
      }),
    ));

  test.each<readonly [string, object, string]>([
    ['of an unknown dealer', { companyId: 8 }, 'companyId there is no dealer 8'],
    ['without a dealer', { companyId: null }, 'companyId should be the whole number of a dealer'],
    ['with six stars', { rating: 6 }, 'rating should be a rating from 0 to 5'],
    ['without stars', { rating: null }, 'rating should be a rating from 0 to 5'],
    ['with an invalid date', { date: '2026-02-30' }, 'date should be a day, 2026-11-20, is "2026-02-30"'],
    [
      'with an invalid date of its answer',
      { owner_response_date: 'soon' },
      'owner_response_date should be a day, 2026-11-20, is "soon"',
    ],
    ['with a NUL', { author_name: 'A\0' }, 'authorName holds characters that aren’t text'],
  ])('%s is rejected', (_, fields, fault) =>
    expect(faultsIn(decodeReview({ ...review, ...fields }))).toEqual([fault]),
  );
});

describe('A row of pools', () => {
  const row = { pool: 'pool-1', number: '1-800-555-0120', fallback_number: 8005550110 };

  it('is decoded, with ten-digit numbers', () =>
    expect(poolDecoder()(row)).toEqual(
      E.right({ pool: 'pool-1', number: '8005550120', fallbackNumber: '8005550110' }),
    ));

  it('is rejected if its number is listed twice, or its pool has two fallbacks', () => {
    const decode = poolDecoder();
    decode(row);
    expect(decode({ ...row, fallback_number: '8005550111' })).toEqual(
      E.left([
        { field: 'number', reason: '8005550120 is in the file already' },
        { field: 'fallback_number', reason: 'differs from that of an earlier row, 8005550110' },
      ]),
    );
  });

  it('is rejected without a pool and numbers', () =>
    expect(poolDecoder()({})).toMatchObject(
      E.left([{ field: 'pool' }, { field: 'number' }, { field: 'fallback_number' }]),
    ));
});

describe('Rejected rows', () => {
  it('are listed up to fifty, and only counted beyond', () => {
    const refusals = new Refusals();
    for (let line = 1; line <= 53; line += 1) refusals.add(line, [{ field: 'name', reason: 'is missing' }]);
    expect([refusals.shown.length, refusals.rows, refusals.counted]).toEqual([50, 53, 3]);
  });
});
