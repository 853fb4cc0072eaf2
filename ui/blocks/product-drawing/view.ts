import {
  DRAWING_SIZE,
  drawingNamed,
  drawingPath,
  PRODUCT_DRAWINGS,
} from '../../../domain/product/product-drawings.ts';
import type { ProductDrawingAttributes } from './codec.ts';

/** A labeled picture that answers one question about a product; null: no picture has this name. */
export const view = ({ data }: ProductDrawingAttributes) => {
  const name = drawingNamed(data.drawing);
  if (name === null) return null;
  const { title, alt, labels, caption } = PRODUCT_DRAWINGS[name];
  const image = { src: drawingPath(name), alt, ...DRAWING_SIZE };
  return {
    title,
    titleTag: data.heading_tag,
    image,
    /** The labels of the picture's numbered discs, from 1 on. */
    labels,
    caption,
  };
};

export type ProductDrawingProps = NonNullable<ReturnType<typeof view>>;
