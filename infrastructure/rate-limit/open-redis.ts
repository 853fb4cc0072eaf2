import type { Redis } from 'ioredis';

/** Redis usually answers within a millisecond or two. No request waits longer than this, in milliseconds. */
const COMMAND_TIMEOUT_MS = 200;

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_WAIT_MS = 2_000;

/**
 * Opens a Redis connection that never delays requests: commands fail at once while there is no connection, and quickly when no response
 * comes. Redis may start later; the connection retries by itself. `onError` receives the code of a failure (`ECONNREFUSED`).
 */
export const openRedis = async (address: string, onError: (code: string) => void): Promise<Redis> => {
  // Takes 6 MB of memory, so only sites with Redis load it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(address, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    // Commands from before a reconnect were already counted in process.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, MAX_RECONNECT_WAIT_MS),
  });
  redis.on('error', ({ code, message }: { code?: string; message: string }) => onError(code ?? message));
  return redis;
};
