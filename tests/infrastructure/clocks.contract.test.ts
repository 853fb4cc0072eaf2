import { setTimeout } from 'node:timers/promises';
import { SystemClock } from '../../infrastructure/system/system-clock.ts';
import { describeClock } from '../contracts/clock.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

describeClock('fake', () => {
  const clock = new FakeClock();
  return { clock, advance: (milliseconds) => clock.advance(milliseconds) };
});

// Only here does a test let real time pass: the machine's clock is what this adapter provides.
describeClock('system', () => ({
  clock: new SystemClock(),
  advance: (milliseconds) => setTimeout(milliseconds),
}));
