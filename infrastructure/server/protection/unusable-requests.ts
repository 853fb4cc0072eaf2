import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

/**
 * Refuses, before the body is read, requests that no route accepts: a compressed body, which costs this server a thousand times what it
 * costs its sender, and a request without exactly one host (RFC 9112, section 3.2).
 */
export const refuseUnusable = (
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  next: () => void,
): void => {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    // Closes the connection, because the rest of the body isn't read.
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
