import { describe, expect, test } from '@jest/globals';
import type { IdGenerator } from '../../application/ports/id-generator.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The contract of every `IdGenerator`. */
export const describeIdGenerator = (name: string, open: () => IdGenerator): void => {
  describe(`IdGenerator: ${name}`, () => {
    test('generates unique UUIDs (version 4)', () => {
      const keys = open();
      const given = Array.from({ length: 1000 }, () => keys.next());
      expect(given.filter((key) => !UUID.test(key))).toEqual([]);
      expect(new Set(given).size).toBe(1000);
    });
  });
};
