import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import type { VisitorMemory } from '../../../application/ports/visitor/visitor-memory.ts';
import { aCode } from '../../builders/a-code.ts';

const followed = (memory: VisitorMemory): Array<string | null> => {
  const codes: Array<string | null> = [];
  memory.postalCode$.subscribe((remembered) => codes.push(O.toNullable(remembered)));
  return codes;
};

/** The contract of every `VisitorMemory`; `open` returns an empty one. */
export const describeVisitorMemory = (name: string, open: () => VisitorMemory): void => {
  describe(`VisitorMemory: ${name}`, () => {
    test('reports at once that it has no code at first', () => expect(followed(open())).toEqual([null]));

    test('reports each new code to its subscribers', () => {
      const memory = open();
      const codes = followed(memory);
      memory.rememberPostalCode(aCode('75001'));
      memory.rememberPostalCode(aCode('M5V 3L9'));
      expect(codes).toEqual([null, '75001', 'M5V 3L9']);
    });

    test('reports the latest code to later subscribers', () => {
      const memory = open();
      memory.rememberPostalCode(aCode('75001'));
      expect(followed(memory)).toEqual(['75001']);
    });
  });
};
