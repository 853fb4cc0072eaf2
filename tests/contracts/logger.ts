import { describe, expect, test } from '@jest/globals';
import type { Logger } from '../../application/ports/logger.ts';

/** A log under test, and its entries: level and message, oldest first. */
export interface LogUnderTest {
  readonly log: Logger;
  readonly written: () => ReadonlyArray<readonly [level: 'error' | 'warning', message: string]>;
}

/** The contract of every `Logger`. */
export const describeLogger = (name: string, open: () => LogUnderTest): void => {
  describe(`Logger: ${name}`, () => {
    test('records errors and warnings separately, word for word', () => {
      const { log, written } = open();
      log.error('Error fetching dealers: Bad Gateway');
      log.warning('Ignored an answer: 100 %s of it');
      expect(written()).toEqual([
        ['error', 'Error fetching dealers: Bad Gateway'],
        ['warning', 'Ignored an answer: 100 %s of it'],
      ]);
    });
  });
};
