import type { FastifyReply } from 'fastify';
import type { Encoding } from '../../pages/prepared-page.ts';

/** `Cache-Control` of files with a content hash in their name. */
export const A_YEAR = 'public, max-age=31536000, immutable';

/** Sends an immutable file that is already encoded. */
export const sendFinished = (
  reply: FastifyReply,
  type: string,
  encoding: Encoding,
  bytes: Buffer,
): FastifyReply => {
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .headers({ 'cache-control': A_YEAR, 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding' })
    .send(bytes);
};
