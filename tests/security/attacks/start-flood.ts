import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AddressFlood } from './address-flood.ts';

const PROGRAM = fileURLToPath(new URL('address-flood.ts', import.meta.url));

/** Starts a flood in a process of its own. */
export const startFlood = async (flood: AddressFlood) => {
  const child = fork(PROGRAM);
  child.send(flood);
  await once(child, 'message');
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};
