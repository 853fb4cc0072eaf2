import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { NamedTown } from '../../application/ports/dealers/postal-places.ts';
import type { RecordsUnavailable } from '../../application/ports/dealers/dealer-records.ts';

/** Optional members of a problem response. */
export interface ProblemExtensions {
  /** A URI for the kind of problem; `about:blank` when the status says enough. */
  readonly type?: string;
  /** The errors of the request's fields. */
  readonly errors?: ReadonlyArray<{ readonly field: string; readonly message: string }>;
  /** The places that a search which can't be answered may have meant. */
  readonly suggestions?: ReadonlyArray<NamedTown>;
}

/** The JSON of a problem (RFC 9457). `detail` is for people and holds nothing personal. */
export const problemText = (status: number, detail: string, more: ProblemExtensions = {}): string =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...more });

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
    // Sent as bytes, because Fastify would add a charset to text, and this media type has no charset parameter.
    .send(Buffer.from(problemText(status, detail, more)));

/** The response to a failed call: the validation message for a bad request, and no internal details for a server error. */
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

/** Sends a body that is already serialized JSON. */
export const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);

/** Answers 503 with `Retry-After` when the records can't be read. */
export const sendUnavailable =
  (reply: FastifyReply) =>
  ({ fault }: RecordsUnavailable): FastifyReply => {
    reply.log.error({ fault }, 'The records cannot be read');
    return sendProblem(reply.header('retry-after', '5'), 503, 'Our records aren’t available right now.');
  };
