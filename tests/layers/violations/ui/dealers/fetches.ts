import type { Dealer } from '../../domain/dealer.ts';

export const fetches = (dealer: Dealer) => fetch(`/api/dealers?name=${dealer.name}`);
