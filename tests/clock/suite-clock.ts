/** When the tests begin, unless `TEST_CLOCK` names another instant: a Tuesday morning in US Central time, when customer service answers. */
const OFFICE_OPEN = '2026-11-24T15:00:00Z';
/** The evening of that day. */
const OFFICE_CLOSED = '2026-11-25T02:00:00Z';

/** How many milliseconds the clocks of a program that the tests start are ahead of the machine's: none, where it is not set. */
const AHEAD = 'TEST_CLOCK_AHEAD_MS';

const aheadMs = (): number => Number(process.env[AHEAD] ?? 0);

const beginning = (): number => {
  const instant = Date.parse(process.env['TEST_CLOCK'] ?? OFFICE_OPEN);
  if (Number.isNaN(instant)) throw new Error('TEST_CLOCK is no instant, like 2028-02-29T12:00:00Z');
  return instant;
};

/** Begins the time of a run of tests: from now on the clocks of its programs and pages go from that instant on. */
export const beginSuite = (): void => void (process.env[AHEAD] ??= String(beginning() - Date.now()));

const siteAt = (instant: string): Readonly<Record<string, string>> => ({
  [AHEAD]: String(aheadMs() + Date.parse(instant) - beginning()),
});

/** Settings of a site for which customer service answers, whenever the suite runs. */
export const officeOpen = (): Readonly<Record<string, string>> => siteAt(OFFICE_OPEN);
/** Settings of a site for which it does not. */
export const officeClosed = (): Readonly<Record<string, string>> => siteAt(OFFICE_CLOSED);

/** Arguments with which Node gives a program the clock of the suite; without them the suite begins with it. */
export const WITH_CLOCK = [`--import=${new URL('preloaded.ts', import.meta.url).href}`] as const;

/** The same for a program that tests start: what only measures goes by the machine's clock, and so does what it starts. */
export const clockArguments = (): ReadonlyArray<string> =>
  process.env[AHEAD] === undefined ? [] : WITH_CLOCK;

/** Sets the clock ahead, and leaves timers as they are. It may run in a page, with nothing from outside. */
const setAhead = (milliseconds: number): void => {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [date.now()] : given, as),
    apply: (date) => new date(date.now()).toString(),
  });
};

/** Gives the program that calls it, once, the clock of the suite. */
export const setClock = (): void => setAhead(aheadMs());

/** The machine's own time, which the cookies of a browser go by. */
export const machineNow = (): number => Date.now() - aheadMs();

/** What gives a page the same clock: the arguments of Playwright's `addInitScript`. */
export const clockOfPages = (): readonly [typeof setAhead, number] => [setAhead, aheadMs()];
