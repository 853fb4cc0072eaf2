import type { Dealer } from '../../../domain/dealer.ts';

export const DrawsRawHtml = ({ dealer }: { readonly dealer: Dealer }) => (
  <div dangerouslySetInnerHTML={{ __html: dealer.name }} />
);
