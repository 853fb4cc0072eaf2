import type { Dealer } from '../../domain/dealer.ts';

export const fetchesThroughTheWindow = (dealer: Dealer) => window.fetch(`/api/dealers?name=${dealer.name}`);
