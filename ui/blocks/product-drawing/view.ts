import type { Media } from '../../../domain/content/blocks/media.ts';
import {
  DRAWING_SIZE,
  drawingNamed,
  drawingPath,
  PRODUCT_DRAWINGS,
} from '../../../domain/product/product-drawings.ts';
import type { ProductDrawingAttributes } from './codec.ts';

export interface ProductDrawingProps {
  readonly title: string;
  readonly titleTag: 'h2' | 'h3';
  readonly image: Media;
  /** The labels of the picture's numbered discs, from 1 on. */
  readonly labels: ReadonlyArray<string>;
  readonly caption: string;
}

/** A labeled picture that answers one question about a product; null: no picture has this name. */
export const view = ({ data }: ProductDrawingAttributes): ProductDrawingProps | null => {
  const name = drawingNamed(data.drawing);
  if (name === null) return null;
  const { title, alt, labels, caption } = PRODUCT_DRAWINGS[name];
  const image = { src: drawingPath(name), alt, ...DRAWING_SIZE };
  return { title, titleTag: data.heading_tag, image, labels, caption };
};
