import type { Dealer } from '../../domain/dealer.ts';

export const ReviewList = ({ dealer }: { readonly dealer: Dealer }) => <p>{dealer.name}</p>;
