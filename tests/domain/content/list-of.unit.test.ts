import { expect, test } from '@jest/globals';
import { listOf } from '../../../domain/content/list-of.ts';

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j reads %j', (names, text) => expect(listOf(names)).toBe(text));
