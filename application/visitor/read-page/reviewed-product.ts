/**
 * The product whose reviews a block shows (specification, section 7: a product id from context): that of its page, else the
 * one that its editor names; null: none.
 */
export const reviewedProduct = (ofPage: string | null, ofBlock: string | null): string | null =>
  ofPage ?? ofBlock;
