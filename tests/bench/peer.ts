import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PeerTask } from './bare-peer.ts';

const PROGRAM = fileURLToPath(new URL('bare-peer.ts', import.meta.url));

/** A bare Fastify server in its own process. */
export interface Peer {
  readonly address: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts a bare peer that sends these answers. */
export const startPeer = async (task: PeerTask): Promise<Peer> => {
  const child = fork(PROGRAM, { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  child.send(task);
  const [port] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The bare peer ended'))),
  ])) as [number];
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
