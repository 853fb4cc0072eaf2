import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticCopy } from '../../../domain/content/static-copy.ts';
import { PRODUCT_DRAWINGS } from './product-drawings.ts';

/** The SVG of each product's picture by its path on the site. `folder` has the SVG files, whose figures are fact tokens. */
export const drawingFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...PRODUCT_DRAWINGS].map(([name, { image }]) => [
      image.src,
      staticCopy(readFileSync(join(folder, `${name}.svg`), 'utf8')),
    ]),
  );
