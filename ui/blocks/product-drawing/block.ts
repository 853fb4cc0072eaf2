import { drawingNamed } from '../../../domain/product/product-drawings.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'products',
  codec,
  view,
  component: () => import('./product-drawing.tsx'),
  isStatic: true,
  warnings: ({ data }, name) =>
    drawingNamed(data.drawing) === null
      ? [{ _tag: 'WrongAttributes', name, path: 'data.drawing', expected: 'the name of a product’s picture' }]
      : [],
});
