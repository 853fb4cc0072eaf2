import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

/**
 * Refuses, before a body is read, what no address takes: a compressed body, which costs its sender a thousandth of what it
 * costs this server, and a request that names no host or two (RFC 9112, section 3.2).
 */
export const refuseUnusable = (
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  next: () => void,
): void => {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    // The rest of the body is not read.
    void sendProblem(reply.header('connection', 'close'), 415, 'Send the body without a content encoding.');
    return;
  }
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    void sendProblem(reply, 400, 'The request has no host.');
    return;
  }
  if (raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1) {
    void sendProblem(reply, 400, 'The request has more than one host.');
    return;
  }
  next();
};
