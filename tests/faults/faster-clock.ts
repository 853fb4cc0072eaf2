/**
 * Loaded before a program: after SIGUSR2, the program's clock and timers run `FASTER_CLOCK` times faster. Not from the start, since
 * a starting server has a time limit.
 */
const faster = Number(process.env['FASTER_CLOCK'] ?? 1);
const now = Date.now;
const { setTimeout: later, setInterval: repeatedly } = globalThis;
let times = 1;
let began = 0;

type Act = (...args: ReadonlyArray<unknown>) => void;

Date.now = () => (times === 1 ? now() : began + Math.round((now() - began) * times));
Object.assign(globalThis, {
  setTimeout: (act: Act, ms = 0, ...args: ReadonlyArray<unknown>) => later(act, ms / times, ...args),
  setInterval: (act: Act, ms = 0, ...args: ReadonlyArray<unknown>) => repeatedly(act, ms / times, ...args),
});

process.once('SIGUSR2', () => {
  began = now();
  times = faster;
});

export {};
