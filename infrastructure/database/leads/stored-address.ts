import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { withoutInvisible } from '../../../domain/text/invisible-text.ts';
import { personalMailbox } from '../../../domain/lead/mailbox.ts';
import { mailboxOf } from '../../system/mailbox-of.ts';

/** An e-mail address as earlier releases stored it: without space around it, in lower case. */
export const typedAddress = (email: string): string => email.trim().toLowerCase();

/** An e-mail address as the `email` column holds it: the mailbox, or as it was typed where no mail can be sent to it. */
export const storedAddress = (email: string): string =>
  pipe(
    mailboxOf(email),
    O.getOrElse(() => typedAddress(email)),
  );

/**
 * What the leads of one person have in common, however their e-mail address was typed or stored. Characters that nobody
 * sees count for nothing: earlier releases accepted them.
 */
export const personOf = (email: string): string =>
  pipe(
    mailboxOf(withoutInvisible(email)),
    O.match(() => typedAddress(email), personalMailbox),
  );
