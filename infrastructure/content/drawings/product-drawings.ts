import { SITE_FACTS, withFacts } from '../../../domain/content/facts.ts';
import type { ProductDrawing } from '../../../domain/product/product-drawing.ts';
import written from './texts.json' with { type: 'json' };

/** The size of each picture, in pixels. */
const SIZE = { width: 720, height: 480 };

/** Replaces the fact tokens in a text or an SVG. */
export const withFigures = (text: string): string => withFacts(text, SITE_FACTS, 'en');

/** The pictures of products by name. Product pages and sell sheets show them. */
export const PRODUCT_DRAWINGS: ReadonlyMap<string, ProductDrawing> = new Map(
  Object.entries(written).map(([name, { title, alt, labels, caption }]) => [
    name,
    {
      title,
      image: { src: `/drawings/answers/${name}.svg`, alt: withFigures(alt), ...SIZE },
      labels: labels.map(withFigures),
      caption: withFigures(caption),
    },
  ]),
);
