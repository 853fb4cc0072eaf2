import { DRAWING_TEXTS, type ProductDrawing } from './drawing-texts.ts';

export type DrawingName = keyof typeof DRAWING_TEXTS;

/** The pictures of products, by name: each page of a product shows one, and so does each sell sheet. */
export const PRODUCT_DRAWINGS: { readonly [name in DrawingName]: ProductDrawing } = DRAWING_TEXTS;

export const DRAWING_NAMES = Object.keys(DRAWING_TEXTS) as ReadonlyArray<DrawingName>;

/** Null: no picture has this name. */
export const drawingNamed = (name: string): DrawingName | null =>
  DRAWING_NAMES.find((known) => known === name) ?? null;

/** The measures of each picture, in pixels. */
export const DRAWING_SIZE = { width: 720, height: 480 } as const;

const DRAWINGS_PATH = '/drawings/answers/';

/** Where the site serves a picture. */
export const drawingPath = (name: DrawingName): string => `${DRAWINGS_PATH}${name}.svg`;
