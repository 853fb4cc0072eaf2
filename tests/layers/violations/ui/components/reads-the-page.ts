import type { Dealer } from '../../domain/dealer.ts';

// Allowed: a component may look at the page it stands in.
export const readsThePage = ({ name }: Dealer): boolean => document.title === name;
