import type { Dealer } from '../../domain/dealer.ts';

// Allowed: a component may read the page that contains it.
export const readsThePage = ({ name }: Dealer): boolean => document.title === name;
