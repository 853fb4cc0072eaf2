import { DRAWING_TEXTS, type ProductDrawing } from './drawing-texts.ts';

export type DrawingName = keyof typeof DRAWING_TEXTS;

/** The pictures by name. Product pages and sell sheets show them. */
export const PRODUCT_DRAWINGS: { readonly [name in DrawingName]: ProductDrawing } = DRAWING_TEXTS;

export const DRAWING_NAMES = Object.keys(DRAWING_TEXTS) as ReadonlyArray<DrawingName>;

/** The picture with a name; null when it doesn't exist. */
export const drawingNamed = (name: string): DrawingName | null =>
  DRAWING_NAMES.find((known) => known === name) ?? null;

/** The size of each picture, in pixels. */
export const DRAWING_SIZE = { width: 720, height: 480 } as const;

const DRAWINGS_PATH = '/drawings/answers/';

export const drawingPath = (name: DrawingName): string => `${DRAWINGS_PATH}${name}.svg`;
