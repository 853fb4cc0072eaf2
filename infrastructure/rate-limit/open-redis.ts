import { Redis } from 'ioredis';

/** An answer takes a millisecond or two; no request waits longer than this for one, in milliseconds. */
const COMMAND_TIMEOUT_MS = 200;

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_WAIT_MS = 2_000;

/**
 * A connection to Redis that keeps no request waiting: a command fails at once while there is no connection, and soon when no answer
 * comes. It need not be there yet, and connects again by itself. `onError` receives the reason when it does not (`ECONNREFUSED`).
 */
export const openRedis = (address: string, onError: (code: string) => void): Redis => {
  const redis = new Redis(address, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    // What was counted in process meanwhile is not counted again.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, MAX_RECONNECT_WAIT_MS),
  });
  redis.on('error', ({ code, message }: { code?: string; message: string }) => onError(code ?? message));
  return redis;
};
