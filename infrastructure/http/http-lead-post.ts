import { boundedText } from '../wire/bounded-text.ts';
import { decodeReceipt, decodeRefusal, isDealerRefused, requestPageIn } from '../wire/lead-wire.ts';
import type { PostAnswer, PostLead } from '../wire/post-lead.ts';

export interface HttpLeadPostSettings {
  /** The prefix of the paths. Empty for the page's own origin. */
  readonly origin: string;
  readonly timeoutMs: number;
}

/** Larger than any receipt or refusal, in bytes. */
const MAX_ANSWER_BYTES = 64_000;

const REQUEST_TIMEOUT = 408;
const UNPROCESSABLE = 422;
const TOO_MANY_REQUESTS = 429;

/** Posts leads over HTTP (contract, section 3). With `keepalive`, the request continues after the visitor leaves the page. */
export const httpLeadPost =
  ({ origin, timeoutMs }: HttpLeadPostSettings): PostLead =>
  async ({ path, body }, key) => {
    try {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body,
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return response.ok || response.status === UNPROCESSABLE
        ? await readAnswer(response)
        : await reported(response);
    } catch {
      return { kind: 'unreachable' };
    }
  };

const readAnswer = async (response: Response): Promise<PostAnswer> => {
  const answer = await boundedText(response, MAX_ANSWER_BYTES);
  if (response.ok) {
    const leadId = decodeReceipt(answer);
    if (leadId === null) return { kind: 'retryable', reason: 'malformed' };
    return { kind: 'accepted', receipt: { leadId, page: requestPageIn(response.headers.get('location')) } };
  }
  const messages = decodeRefusal(answer);
  if (messages.length > 0) return { kind: 'refused', messages };
  // The visitor can't fix any other error.
  return isDealerRefused(answer)
    ? { kind: 'unknown-dealer' }
    : { kind: 'rejected', reason: statusOf(response) };
};

const reported = async (response: Response): Promise<PostAnswer> => {
  // Cancels the unread body, which would keep the connection open.
  await response.body?.cancel();
  const { status } = response;
  const isRetryable = status >= 500 || status === TOO_MANY_REQUESTS || status === REQUEST_TIMEOUT;
  return { kind: isRetryable ? 'retryable' : 'rejected', reason: statusOf(response) };
};

const statusOf = ({ statusText, status }: Response): string => statusText || String(status);
