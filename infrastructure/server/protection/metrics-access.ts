import { BlockList } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBearer } from './bearer.ts';
import { sendProblem } from '../problem.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const FORWARDING_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Whether a request comes from this machine. Checks the socket's address and refuses requests with a forwarding header, because behind a
 * local proxy every connection is local.
 */
const isLocal = ({ raw, headers }: FastifyRequest): boolean => {
  const { remoteAddress = '', remoteFamily } = raw.socket;
  const family = remoteFamily === 'IPv6' || remoteAddress.includes(':') ? 'ipv6' : 'ipv4';
  return (
    LOOPBACK.check(remoteAddress, family) &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
  );
};

/**
 * Allows `/metrics` only with `METRICS_TOKEN`, or only from this machine when no token is set. Everyone else gets the 404 of an unknown
 * address, because traffic and lead counts are confidential.
 */
export const refuseOthers =
  (token: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isAllowed = token === null ? isLocal(request) : hasBearer(request, token);
    if (!isAllowed) return void sendProblem(reply, 404, 'There’s no such address.');
  };
