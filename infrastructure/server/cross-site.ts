import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.toLowerCase() : null;

/**
 * Whether a browser says that a post comes from a page of another site. What is no browser says nothing of this, and is
 * welcome. `siteUrl` is the site's own address as visitors know it.
 */
export const isCrossSite = (headers: IncomingHttpHeaders, siteUrl: string): boolean => {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const from = hostOf(origin);
  return from === null || ![host?.toLowerCase(), hostOf(siteUrl)].includes(from);
};

/** Refuses what comes from another site: nobody's browser is made to send a form that she has not seen. */
export const refuseCrossSite =
  (siteUrl: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isCrossSite(request.headers, siteUrl)
      ? sendProblem(reply, 403, 'This was sent from a page of another site.')
      : undefined;
