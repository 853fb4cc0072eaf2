import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { withoutInvisible } from '../../../domain/text/invisible-text.ts';
import { personalMailbox } from '../../../domain/lead/mailbox.ts';
import { mailboxOf } from '../../system/mailbox-of.ts';

/** An e-mail address as earlier releases stored it: trimmed and in lower case. */
export const typedAddress = (email: string): string => email.trim().toLowerCase();

/** The value of the `email` column: the mailbox, or the typed address if it isn't a valid mailbox. */
export const storedAddress = (email: string): string =>
  pipe(
    mailboxOf(email),
    O.getOrElse(() => typedAddress(email)),
  );

/** Identifies a person across all spellings of their e-mail address. Ignores invisible characters, which earlier releases accepted. */
export const personOf = (email: string): string =>
  pipe(
    mailboxOf(withoutInvisible(email)),
    O.match(() => typedAddress(email), personalMailbox),
  );
