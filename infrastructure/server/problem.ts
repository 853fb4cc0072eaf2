import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordsUnavailable } from '../../application/ports/dealers/dealer-records.ts';

/** What a problem says in addition to its status. */
export interface ProblemExtensions {
  /** Names the kind of problem; `about:blank` says no more than the status. */
  readonly type?: string;
  /** What is wrong with a request, field by field. */
  readonly errors?: ReadonlyArray<{ readonly field: string; readonly message: string }>;
}

/** The text of a problem (RFC 9457); `detail` is for people and holds nothing personal. */
export const problemText = (status: number, detail: string, more: ProblemExtensions = {}): string =>
  JSON.stringify({
    ...{ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail },
    ...more,
  });

/** Answers with `application/problem+json`. */
export const sendProblem = (
  reply: FastifyReply,
  status: number,
  detail: string,
  more: ProblemExtensions = {},
): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    // As bytes: to text the server would add a charset, which this type has none of.
    .send(Buffer.from(problemText(status, detail, more)));

/** What a failed call answers: the schema's words for a wrong call, nothing of what went wrong inside. */
export const answerWithProblem = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendProblem(reply, status, error.message);
  request.log.error({ fault: error.name, code: error.code }, 'A call failed');
  return sendProblem(reply, status, 'Something went wrong on our side.');
};

/** Answers with JSON that is already text. */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);

/** The records cannot be read now; it is worth asking again. */
export const sendUnavailable =
  (reply: FastifyReply) =>
  ({ fault }: RecordsUnavailable): FastifyReply => {
    reply.log.error({ fault }, 'The records cannot be read');
    return sendProblem(reply.header('retry-after', '5'), 503, 'Our records aren’t available right now.');
  };
