import { describe, expect, test } from '@jest/globals';
import { marketingId, marketingIds } from '../../../domain/visitor/marketing-ids.ts';

const NONE = { mtaAid: '', mtaSid: '' };

describe('The ids of the marketing tool', () => {
  test('come from the profile if it has them', () =>
    expect(marketingIds({ mtaAid: 'a', mtaSid: 's' }, { mtaAid: 'x', mtaSid: 'y' })).toEqual({
      mtaAid: 'a',
      mtaSid: 's',
    }));

  test('come from the address if the profile has none, each independently', () => {
    expect(marketingIds(NONE, { mtaAid: 'x', mtaSid: 'y' })).toEqual({ mtaAid: 'x', mtaSid: 'y' });
    expect(marketingIds({ ...NONE, mtaAid: 'a' }, { mtaAid: 'x', mtaSid: 'y' })).toEqual({
      mtaAid: 'a',
      mtaSid: 'y',
    });
    expect(marketingIds(NONE, {})).toEqual(NONE);
  });

  test.each(['3f2a-91', 's.1~x', 'a:b_c'])('may be %j', (id) => expect(marketingId(id)).toBe(id));

  test.each(['', 'ann@example.com', 'Ann Lee', '<b>', 'x'.repeat(257)])('may not be %j', (id) =>
    expect(marketingId(id)).toBe(''),
  );
});
