import type { Answer } from '../ask.ts';

/** Matches a line of a stack trace as Node and bundlers write it, and paths that only the site's own files contain. */
const STACK =
  /\n\s+at .+[:(]\S*:\d+|node_modules\/|file:\/\/\/\S+\.[cm]?[jt]s\b|\/(?:infrastructure|application)\/\S+\.ts\b/;

/** The fault in the answer to a hostile request, or null. A 5xx is a fault, since the sender's request is wrong. */
export const faultOfAnswer = ({ status, body }: Pick<Answer, 'status' | 'body'>): string | null => {
  if (status === 0) return 'no answer';
  if (status >= 500) return `${status}`;
  return STACK.test(body) ? `${status} with a stack trace` : null;
};
