import { staticCopy } from '../../../domain/content/static-copy.ts';
import type { ProductDrawing } from '../../../domain/product/product-drawing.ts';
import written from './texts.json' with { type: 'json' };

/** The size of each picture, in pixels. */
const SIZE = { width: 720, height: 480 };

/** The pictures of products by name. Product pages and sell sheets show them. */
export const PRODUCT_DRAWINGS: ReadonlyMap<string, ProductDrawing> = new Map(
  Object.entries(staticCopy(written)).map(([name, { title, alt, labels, caption }]) => [
    name,
    {
      title,
      image: { src: `/drawings/answers/${name}.svg`, alt, ...SIZE },
      labels,
      caption,
    },
  ]),
);
