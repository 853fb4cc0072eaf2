import { expect, test } from '@jest/globals';
import { figuresIn } from '../../../domain/content/written-figures.ts';

test.each([
  ['en', ['2,000', '2.5', '4.0', '$9,400', '$1.50', '16¢']],
  ['es', ['2,000', '2.5', '4.0', '$9,400', '$1.50', '16¢']],
  ['fr', ['2\u00a0000', '2,5', '4,0', '9\u00a0400\u00a0$', '1,50\u00a0$', '16\u00a0¢']],
] as const)('Figures are written as readers of %s write them', (language, written) => {
  const { number, dollars, cents } = figuresIn(language);
  expect([number(2000), number(2.5), number(4, 1), dollars(9400), dollars(1.5, 2), cents(0.16)]).toEqual(
    written,
  );
});
