import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether a request carries `Authorization: Bearer` and the secret; takes the same time for whatever was sent. */
export const hasBearer = ({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean =>
  isSame(headers.authorization ?? '', `Bearer ${secret}`);

/** Whether two texts are the same; takes the same time for whatever was sent. */
export const isSame = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret));

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
