import type { NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { faultCode } from './fault-code.ts';

/** SMTP commands whose replies are about one mail, not about our access. */
const STEPS_OF_A_MAIL = ['RCPT TO', 'DATA'];

/** Replies that refuse our access, at any step (RFC 4954). */
const ACCESS_REPLIES = [530, 534, 535, 538];

/** The server is about to close (RFC 5321). */
const CLOSING_REPLY = 421;

interface MailerFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Classifies a mailer failure. A recipient or mail that the server rejects permanently is `Refused`. A wrong password, a forbidden sender
 * or an unreachable server affects all mails: these are `Unreachable`, so no mail is lost.
 */
export const mailFailure = (failure: unknown): NotDelivered => {
  const fault = faultCode(failure);
  const { code, command, responseCode } = (failure ?? {}) as MailerFailure;
  // The address can't be written in SMTP.
  if (code === 'EENVELOPE' && command === 'API') return { _tag: 'Refused', fault };
  const isOfMail = STEPS_OF_A_MAIL.includes(String(command)) && typeof responseCode === 'number';
  if (!isOfMail || ACCESS_REPLIES.includes(responseCode) || responseCode === CLOSING_REPLY)
    return { _tag: 'Unreachable', fault };
  return responseCode >= 500 ? { _tag: 'Refused', fault } : { _tag: 'Retryable', fault, retryAfterMs: null };
};
