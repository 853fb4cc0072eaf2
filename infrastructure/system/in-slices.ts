import { setImmediate } from 'node:timers/promises';

/** How long one slice may hold the event loop, in milliseconds. */
const SLICE_MS = 10;

/** Runs a long computation, which yields after each short step, in slices. Between slices the event loop answers requests. */
export const inSlices = async <A>(steps: Generator<void, A>): Promise<A> => {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
};
