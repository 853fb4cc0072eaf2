import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.toLowerCase() : null;

/**
 * Whether a browser reports that a post comes from another site. Clients that aren't browsers send neither header and are allowed. `host`
 * is the requested host as a trusted proxy reports it; `siteUrl` is the site's public URL.
 */
const isCrossSite = ({ headers, host }: FastifyRequest, siteUrl: string): boolean => {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (headers.origin === undefined) return false;
  const from = hostOf(headers.origin);
  return from === null || ![host.toLowerCase(), hostOf(siteUrl)].includes(from);
};

/** Refuses posts from other sites (CSRF protection). */
export const refuseCrossSite =
  (siteUrl: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isCrossSite(request, siteUrl)
      ? sendProblem(reply, 403, 'This request came from a page on another site.')
      : undefined;
