import { describe, expect, test } from '@jest/globals';
import { indexWords } from '../../../domain/search/index-terms.ts';

describe('The indexed words of a text', () => {
  test.each([
    ['What is the best filter for my furnace?', ['best', 'filter', 'furnace']],
    ["You don't need tools, and we can't stop", ['need', 'tools', 'stop']],
    ['¿Qué filtro lleva la calefacción de mi casa?', ['filtro', 'lleva', 'calefaccion', 'casa']],
    ['Quel est le prix de ma fournaise à Québec?', ['prix', 'fournaise', 'quebec']],
    ['R-410A', ['r410a']],
    ['coil, coil', ['coil', 'coil']],
  ])('“%s” omit words without a meaning of their own', (text, words) =>
    expect(indexWords(text)).toEqual(words),
  );

  test.each(['', '?!', 'How do I?', "won't you", 'por qué no', 'où est-ce que les', 'y', 'vous'])(
    '“%s” are none',
    (text) => expect(indexWords(text)).toEqual([]),
  );
});
