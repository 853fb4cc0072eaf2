import type { Dealer } from '../../domain/dealer.ts';

export const touchesThePage = ({ name }: Dealer): void => {
  document.title = name;
};
