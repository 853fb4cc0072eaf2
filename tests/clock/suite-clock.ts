/** The default start of the tests' time, without `TEST_CLOCK`: a Tuesday morning in US Central time, when customer service is open. */
const OFFICE_OPEN = '2026-12-01T15:00:00Z';
/** The evening of that day. */
const OFFICE_CLOSED = '2026-12-02T02:00:00Z';

/** The setting with the milliseconds that programs' clocks are ahead of the machine's; 0 if unset. */
const AHEAD = 'TEST_CLOCK_AHEAD_MS';

const aheadMs = (): number => Number(process.env[AHEAD] ?? 0);

const beginning = (): number => {
  const instant = Date.parse(process.env['TEST_CLOCK'] ?? OFFICE_OPEN);
  if (Number.isNaN(instant)) throw new Error('TEST_CLOCK is no instant, like 2028-02-29T12:00:00Z');
  return instant;
};

/** Starts the suite's time: from now on, the clocks of its programs and pages continue from that instant. */
export const beginSuite = (): void => void (process.env[AHEAD] ??= String(beginning() - Date.now()));

const siteAt = (instant: string): Readonly<Record<string, string>> => ({
  [AHEAD]: String(aheadMs() + Date.parse(instant) - beginning()),
});

/** Settings for a site where customer service is open, at any time of the run. */
export const officeOpen = (): Readonly<Record<string, string>> => siteAt(OFFICE_OPEN);
/** Settings for a site where customer service is closed. */
export const officeClosed = (): Readonly<Record<string, string>> => siteAt(OFFICE_CLOSED);

/** Node arguments that put a program on the suite's clock; a program without a suite starts one. */
export const WITH_CLOCK = [`--import=${new URL('preloaded.ts', import.meta.url).href}`] as const;

/** Node arguments for a program that tests start; none outside the suite, as in measurements, where it uses the machine's clock. */
export const clockArguments = (): ReadonlyArray<string> =>
  process.env[AHEAD] === undefined ? [] : WITH_CLOCK;

/** Moves the clock forward, but not the timers. It may run in a page, so it uses nothing from outside. */
const setAhead = (milliseconds: number): void => {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, as) => Reflect.construct(date, given.length === 0 ? [date.now()] : given, as),
    apply: (date) => new date(date.now()).toString(),
  });
};

/** Puts the calling program on the suite's clock; called once. */
export const setClock = (): void => setAhead(aheadMs());

/** The machine's own time, which browsers use for cookies. */
export const machineNow = (): number => Date.now() - aheadMs();

/** Puts a page on the same clock: arguments for Playwright's `addInitScript`. */
export const clockOfPages = (): readonly [typeof setAhead, number] => [setAhead, aheadMs()];
