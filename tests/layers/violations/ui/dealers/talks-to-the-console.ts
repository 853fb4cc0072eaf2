import type { Dealer } from '../../domain/dealer.ts';

export const talksToTheConsole = (dealer: Dealer): void => console.log(dealer.name);
