import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

/**
 * Records the methods of each route; call it before routes are added. Call the returned function after them: it answers 405 with `Allow` to
 * all other methods (RFC 9110), without reading a body.
 */
export const watchMethods = (server: FastifyInstance): (() => void) => {
  const methodsOf = new Map<string, Set<string>>();
  server.addHook('onRoute', ({ url, method }) => {
    const known = methodsOf.get(url) ?? new Set();
    [method].flat().forEach((one) => known.add(one));
    methodsOf.set(url, known);
  });
  return () => {
    for (const [url, taken] of [...methodsOf]) {
      const others = server.supportedMethods.filter((method) => !taken.has(method));
      if (others.length === 0) continue;
      const onRequest = refuse([...taken].toSorted().join(', '));
      // `onRequest` always answers first, so this handler never runs.
      server.route({ method: others, url, onRequest, handler: () => undefined });
    }
  };
};

const refuse =
  (allowed: string) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendProblem(reply.header('allow', allowed), 405, `This address only accepts ${allowed}.`);
