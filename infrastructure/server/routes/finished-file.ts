import type { FastifyReply } from 'fastify';
import type { Encoding } from '../../pages/prepared-page.ts';

/** `Cache-Control` of files whose names say what they hold: they never change. */
export const A_YEAR = 'public, max-age=31536000, immutable';

/** Answers with a file that the server has made and that never changes, in the encoding that it is in. */
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
