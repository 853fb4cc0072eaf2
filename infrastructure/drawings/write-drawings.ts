import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWING_NAMES, drawingPath } from '../../domain/product/product-drawings.ts';
import { productDrawing } from './product-drawings.ts';

/** Writes all product drawings into the folder of served files, each at its path. */
export const writeDrawings = (folder: string): void => {
  for (const name of DRAWING_NAMES) {
    const file = join(folder, drawingPath(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, productDrawing(name));
  }
};
