import { expect, test } from '@jest/globals';
import { inOneOrder } from '../../../infrastructure/cli/declaration-order.ts';

const ordered = (...properties: ReadonlyArray<string>): ReadonlyArray<string> =>
  inOneOrder(properties.map((prop) => ({ prop }))).map(({ prop }) => prop);

test('declarations stand in one order, whichever they were written in', () => {
  expect(ordered('padding', 'display', 'color')).toEqual(['color', 'display', 'padding']);
  expect(ordered('color', 'padding', 'display')).toEqual(['color', 'display', 'padding']);
});

test.each([
  [['border-color', 'border']],
  [['gap', 'column-gap', 'row-gap']],
  [['top', 'inset', 'left']],
  [['line-height', 'font']],
  [['-webkit-text-decoration', 'text-decoration']],
  [['white-space', 'text-wrap']],
  [['place-items', 'justify-items', 'align-items']],
  [['width', 'inline-size', 'height', 'block-size']],
  [['overflow-wrap', 'word-wrap']],
  [['max-height', 'max-height']],
])('those that may set the same stay as they were written: %j', (written) => {
  expect(ordered(...written)).toEqual(written);
  expect(ordered(...written.toReversed())).toEqual(written.toReversed());
});

test('properties of our own come in the order of their names', () => {
  expect(ordered('--b', 'color', '--a')).toEqual(['--a', '--b', 'color']);
});
