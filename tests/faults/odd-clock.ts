/** Loaded before a program: its clock stands still, or jumps an hour back and forth, as `ODD_CLOCK` says. */
const now = Date.now;
const began = now();
const HOUR_MS = 3_600_000;

Date.now = () =>
  process.env['ODD_CLOCK'] === 'frozen' ? began : now() + (Math.random() < 0.5 ? -HOUR_MS : HOUR_MS);

export {};
