import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

/** What a call costs: as much as these milliseconds of rendering. */
export const CALL_COST = 10;

/** Charges a cost, in milliseconds of rendering. */
export type Charge = (cost: number) => void;

const charges = new AsyncLocalStorage<Charge>();

/** Runs work, and charges the calls of other hosts and the rendering that it causes. */
export const charging = <A>(charge: Charge, work: () => A): A => charges.run(charge, work);

/** Charges the CPU time since `began`, a value of `process.threadCpuUsage()`, to whoever caused this work. Waiting costs nothing. */
export const spendSince = (began: NodeJS.CpuUsage): void => {
  const { user, system } = process.threadCpuUsage(began);
  charges.getStore()?.((user + system) / 1000);
};

// `fetch` announces each of its requests in the context of its caller.
subscribe('undici:request:create', () => charges.getStore()?.(CALL_COST));
