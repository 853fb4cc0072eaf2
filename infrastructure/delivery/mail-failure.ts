import type { NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { faultCode } from './fault-code.ts';

/** The steps of SMTP at which a server judges one mail, and no longer us. */
const STEPS_OF_A_MAIL = ['RCPT TO', 'DATA'];

/** Replies that refuse our access, at whatever step (RFC 4954). */
const ACCESS_REPLIES = [530, 534, 535, 538];

/** The server is about to close (RFC 5321). */
const CLOSING_REPLY = 421;

interface MailerFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/**
 * What a failure of the mailer means. A recipient or a mail that the server refuses for good is `Refused`; a wrong password, a
 * sender that is not allowed and a server that cannot be reached concern all mails: they are `Unreachable`, and lose none of them.
 */
export const mailFailure = (failure: unknown): NotDelivered => {
  const fault = faultCode(failure);
  const { code, command, responseCode } = (failure ?? {}) as MailerFailure;
  // An address that cannot be written in SMTP at all.
  if (code === 'EENVELOPE' && command === 'API') return { _tag: 'Refused', fault };
  const isOfMail = STEPS_OF_A_MAIL.includes(String(command)) && typeof responseCode === 'number';
  if (!isOfMail || ACCESS_REPLIES.includes(responseCode) || responseCode === CLOSING_REPLY)
    return { _tag: 'Unreachable', fault };
  return responseCode >= 500 ? { _tag: 'Refused', fault } : { _tag: 'Retryable', fault, retryAfterMs: null };
};
