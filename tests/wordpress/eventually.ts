import { PATIENCE_MS } from '../hang-guards.ts';

/** Checks a condition at each turn of the event loop until it holds, to wait for work in the background. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It never came to hold');
    await new Promise((turn) => setImmediate(turn));
  }
};
