import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { speaks } from '../../../domain/dealer/spoken-languages.ts';

describe('A dealer', () => {
  test.each<[speaksIt: boolean, dealer: Dealer]>([
    [true, { spanish: true }],
    [false, { state: 'QC' }],
    [false, {}],
  ])('speaks Spanish only with the flag for it: %p for %j', (speaksIt, dealer) =>
    expect(speaks(dealer, 'es')).toBe(speaksIt),
  );

  test.each<[speaksIt: boolean, dealer: Dealer]>([
    [true, { state: 'QC' }],
    [true, { state: ' qc ' }],
    [false, { state: 'ON' }],
    [false, { spanish: true }],
    [false, {}],
  ])('speaks French only in Quebec: %p for %j', (speaksIt, dealer) =>
    expect(speaks(dealer, 'fr')).toBe(speaksIt),
  );
});
