import { setTimeout } from 'node:timers/promises';
import { SystemClock } from '../../infrastructure/system/system-clock.ts';
import { describeClock } from '../contracts/clock.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

describeClock('fake', () => {
  const clock = new FakeClock();
  return { clock, advance: (milliseconds) => clock.advance(milliseconds) };
});

// The only tests in which real time passes, since this adapter provides the machine's clock.
describeClock('system', () => ({
  clock: new SystemClock(),
  advance: (milliseconds) => setTimeout(milliseconds),
}));
