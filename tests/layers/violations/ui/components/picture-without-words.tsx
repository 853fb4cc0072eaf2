import type { Dealer } from '../../domain/dealer.ts';

export const PictureWithoutWords = ({ dealer }: { readonly dealer: Dealer }) => <img src={dealer.name} />;
