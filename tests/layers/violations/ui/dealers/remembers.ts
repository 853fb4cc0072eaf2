import type { Dealer } from '../../domain/dealer.ts';

export const remembers = (dealer: Dealer): void => sessionStorage.setItem('dealer', dealer.name);
