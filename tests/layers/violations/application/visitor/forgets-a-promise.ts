import type { Dealer } from '../../domain/dealer.ts';

export const forgetsAPromise = (send: (dealer: Dealer) => Promise<void>, dealer: Dealer): void => {
  send(dealer);
};
