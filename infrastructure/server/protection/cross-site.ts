import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.toLowerCase() : null;

/**
 * Whether a browser says that a post comes from a page of another site. What is no browser says nothing of this, and is
 * welcome. `host` is the one that was asked, as a trusted proxy reports it; `siteUrl` the site's own address as
 * visitors know it.
 */
const isCrossSite = ({ headers, host }: FastifyRequest, siteUrl: string): boolean => {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  const from = hostOf(headers.origin);
  return from === null || ![host.toLowerCase(), hostOf(siteUrl)].includes(from);
};

/** Refuses what comes from another site: no browser is made to send a form that its user has not seen. */
export const refuseCrossSite =
  (siteUrl: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isCrossSite(request, siteUrl)
      ? sendProblem(reply, 403, 'This request came from a page on another site.')
      : undefined;
