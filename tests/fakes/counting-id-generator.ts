import type { IdGenerator } from '../../application/ports/id-generator.ts';

/** Keys in their order, so that a test knows them. */
export class CountingIdGenerator implements IdGenerator {
  private count = 0;

  readonly next = (): string => countedKey(++this.count);
}

/** The key that is given as the `count`th, from 1. */
export const countedKey = (count: number): string =>
  `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
