import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';

/**
 * Watches which methods each address of a server takes; begins before its routes are added. The function that it returns,
 * called after them, answers 405 with `Allow` to the others (RFC 9110), without reading a body.
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
      // `onRequest` has answered when the handler's turn would come.
      server.route({ method: others, url, onRequest, handler: () => undefined });
    }
  };
};

const refuse =
  (allowed: string) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendProblem(reply.header('allow', allowed), 405, `This address only accepts ${allowed}.`);
