import type { Dealer } from '../../domain/dealer.ts';

export type TakesAnything = (dealer: Dealer) => any;
