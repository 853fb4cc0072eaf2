import type { Answer } from '../ask.ts';

/** A line of a stack, in any of the forms that Node and bundlers write, and what only our own files hold. */
const STACK =
  /\n\s+at .+[:(]\S*:\d+|node_modules\/|file:\/\/\/\S+\.[cm]?[jt]s\b|\/(?:infrastructure|application)\/\S+\.ts\b/;

/** What is wrong with how a hostile request was answered; null: nothing. Whatever it says, it is the sender's fault. */
export const faultOfAnswer = ({ status, body }: Pick<Answer, 'status' | 'body'>): string | null => {
  if (status === 0) return 'no answer';
  if (status >= 500) return `${status}`;
  return STACK.test(body) ? `${status} with a stack trace` : null;
};
