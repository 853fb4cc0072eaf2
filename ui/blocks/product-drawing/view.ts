import type { ProductDrawingAttributes } from './codec.ts';

/** A labeled picture that answers one question about a product. */
export const view = ({ data: { drawing, heading_tag } }: ProductDrawingAttributes) => ({
  ...drawing,
  titleTag: heading_tag,
});

export type ProductDrawingProps = ReturnType<typeof view>;
