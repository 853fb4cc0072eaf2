/** Loaded before a server: for it, it is the noon of a Sunday in US Central time, when customer service is closed. */
const Machine = Date;
const now = (): number => Machine.now() + AHEAD_MS;
const AHEAD_MS = Machine.UTC(2026, 10, 22, 18) - Machine.now();

Object.assign(globalThis, {
  Date: class extends Machine {
    constructor(...of: ReadonlyArray<unknown>) {
      super(...((of.length === 0 ? [now()] : of) as [number]));
    }

    static override now = now;
  },
});

export {};
