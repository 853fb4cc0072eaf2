import { setTimeout } from 'node:timers/promises';
import { SystemClock } from '../../infrastructure/system/system-clock.ts';
import { describeClock } from '../contracts/clock.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

describeClock('fake', () => {
  const clock = new FakeClock();
  return { clock, advance: (milliseconds) => clock.advance(milliseconds) };
});

// The machine's own time is what this adapter is for: here alone a test lets it go by.
describeClock('system', () => ({
  clock: new SystemClock(),
  advance: (milliseconds) => setTimeout(milliseconds),
}));
