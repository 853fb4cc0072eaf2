import type { Dealer } from './dealer.ts';

export const looksAtTheWindow = (dealer: Dealer): boolean => window.location.href.includes(dealer.name);
