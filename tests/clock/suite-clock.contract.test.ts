import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { machineNow, officeClosed, officeOpen, WITH_CLOCK } from './suite-clock.ts';

const HOUR_MS = 3_600_000;

/** The output of a program on the suite's clock. */
const printed = (code: string, settings: Readonly<Record<string, string>> = {}): string =>
  execFileSync(process.execPath, [...WITH_CLOCK, '-p', code], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  }).trim();

/** Expects two readings of a clock to differ by less than an hour, since the machine may be slow. */
const expectSame = (one: number, other: number): void => expect(Math.abs(one - other)).toBeLessThan(HOUR_MS);

describe('The clock of the suite', () => {
  it('is the clock that tests read, with any function of Date', () => {
    expectSame(Date.now(), Number(new Date()));
    expectSame(Date.now(), Date.parse(Date()));
    expect(new Date()).toBeInstanceOf(Date);
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Date(2028, 1, 29).getDate()).toBe(29);
  });

  it('is the clock of the programs that they start', () => {
    expectSame(Number(printed('Date.now()')), Date.now());
    expectSame(Number(printed('new Date().getTime()')), Date.now());
  });

  it('has the hours that a site is set to, for the whole run', () => {
    const central = `new Date().toLocaleString('en-US', { timeZone: 'America/Chicago', weekday: 'long', hour: 'numeric', hourCycle: 'h23' })`;
    expect(printed(central, officeOpen())).toMatch(/^Tuesday, (09|1\d)$/);
    expect(printed(central, officeClosed())).toMatch(/^Tuesday, 2\d$|^Wednesday, 0\d$/);
  });

  it("leaves the machine's clock unchanged", () => {
    const machine = Number(execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' }));
    expectSame(machineNow(), machine);
  });
});
