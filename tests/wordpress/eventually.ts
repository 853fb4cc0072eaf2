import { PATIENCE_MS } from '../hang-guards.ts';

/** Looks at each turn of the event loop until a condition holds: the signal that work behind the scenes is done. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('It never came to hold');
    await new Promise((turn) => setImmediate(turn));
  }
};
