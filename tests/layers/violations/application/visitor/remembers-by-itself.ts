import type { Dealer } from '../../domain/dealer.ts';

export const remembersByItself = (dealer: Dealer): void => localStorage.setItem('dealer', dealer.name);
