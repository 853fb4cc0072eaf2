import type { FastifyRequest } from 'fastify';
import type { Client } from '../../pages/render-queue.ts';

/** The visitor who waits for the response to a request. */
export const clientOf = ({ ip, raw }: FastifyRequest): Client => ({
  visitor: ip,
  isGone: () => raw.socket.destroyed,
});
