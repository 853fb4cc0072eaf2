import { expect, test } from '@jest/globals';
import { differingFirst } from '../../../domain/dealer/differing-badges.ts';

const ordered = (...all: ReadonlyArray<string>) =>
  differingFirst(
    all.map((letters) => [...letters]),
    (letter) => letter,
  ).map((letters) => letters.join(''));

test('Badges that not every dealer has come first, otherwise in their order', () => {
  expect(ordered('ABC', 'ABD', 'BC')).toEqual(['ACB', 'ADB', 'CB']);
});

test.each([[[]], [['ABC']], [['AB', 'AB']], [['AB', '']]])('The order of %j stays', (all) => {
  expect(ordered(...all)).toEqual(all);
});
