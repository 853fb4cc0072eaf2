import type { IdGenerator } from '../../application/ports/id-generator.ts';

/** Sequential ids that a test can predict. */
export class CountingIdGenerator implements IdGenerator {
  private count = 0;

  readonly next = (): string => countedKey(++this.count);
}

/** The id number `count`, counted from 1. */
export const countedKey = (count: number): string =>
  `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
