import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether a request carries `Authorization: Bearer` with the secret. Compares in constant time. */
export const hasBearer = ({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean =>
  isSame(headers.authorization ?? '', `Bearer ${secret}`);

/** Compares two texts in constant time. */
export const isSame = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret));

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
