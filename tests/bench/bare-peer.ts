/**
 * The bare peer: a Fastify server in its own process that sends prepared bytes as fast as Fastify can. It receives its answers
 * from its parent process and reports its port.
 */
import Fastify from 'fastify';
import type { Answer } from './answer.ts';

export interface PeerTask {
  readonly path: string;
  /** The query parameter that selects the answer; absent if there is only one. */
  readonly parameter?: string;
  readonly answers: ReadonlyArray<Answer & { readonly key: string }>;
}

const serve = async ({ path, parameter, answers }: PeerTask): Promise<void> => {
  const prepared = new Map(
    answers.map(({ key, headers, base64 }) => [key, { headers, bytes: Buffer.from(base64, 'base64') }]),
  );
  const server = Fastify();
  server.get<{ Querystring: Record<string, string> }>(path, (request, reply) => {
    const answer = prepared.get(parameter === undefined ? '' : (request.query[parameter] ?? ''));
    if (answer === undefined) return reply.code(404).send();
    return reply.headers(answer.headers).send(answer.bytes);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const bound = server.server.address();
  process.send?.(typeof bound === 'object' ? bound?.port : null);
};

process.once('message', (task: PeerTask) => void serve(task));
process.once('disconnect', () => process.exit(0));
