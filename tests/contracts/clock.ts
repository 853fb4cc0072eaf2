import { describe, expect, test } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';

/** The contract of every `Clock`; `advance` moves the time by a number of milliseconds. */
export const describeClock = (
  name: string,
  open: () => { readonly clock: Clock; readonly advance: (milliseconds: number) => Promise<void> },
): void => {
  describe(`Clock: ${name}`, () => {
    test('moves with time', async () => {
      const { clock, advance } = open();
      const before = clock.now();
      await advance(20);
      expect(clock.now()).toBeGreaterThanOrEqual(before + 19);
    });

    test('rings once after the wait, then completes', async () => {
      const { clock, advance } = open();
      const heard: string[] = [];
      clock.after(10).subscribe({ next: () => heard.push('rang'), complete: () => heard.push('completed') });
      expect(heard).toEqual([]);
      await advance(30);
      expect(heard).toEqual(['rang', 'completed']);
    });

    test('does not ring after an unsubscribe', async () => {
      const { clock, advance } = open();
      const heard: string[] = [];
      clock
        .after(10)
        .subscribe(() => heard.push('rang'))
        .unsubscribe();
      await advance(30);
      expect(heard).toEqual([]);
    });

    test('rings in the order in which waits end', async () => {
      const { clock, advance } = open();
      const heard: number[] = [];
      const waits = [25, 5].map((wait) => {
        const ringing = firstValueFrom(clock.after(wait));
        return ringing.then(() => heard.push(wait));
      });
      await advance(50);
      await Promise.all(waits);
      expect(heard).toEqual([5, 25]);
    });
  });
};
