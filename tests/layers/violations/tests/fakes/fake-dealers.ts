import type { Dealer } from '../../domain/dealer.ts';

export const fakeDealers: ReadonlyArray<Dealer> = [];
