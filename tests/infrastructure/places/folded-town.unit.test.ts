import { expect, test } from '@jest/globals';
import { spelledOut } from '../../../infrastructure/places/folded-town.ts';

test.each([
  ['nyc', 'new york'],
  ['mtl', 'montreal'],
  ['dallas', 'dallas'],
  // Names that every object has.
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('%s is spelled out as %s', (typed, town) => expect(spelledOut(typed)).toBe(town));
