import * as O from 'fp-ts/Option';
import type { Mailbox } from '../../domain/lead/mailbox.ts';
import { mailboxOf } from '../../infrastructure/system/mailbox-of.ts';

/** The mailbox of an address; throws if the text is not an address. */
export const aMailbox = (address: string): Mailbox => {
  const mailbox = mailboxOf(address);
  if (O.isNone(mailbox)) throw new Error(`${address} is no mailbox`);
  return mailbox.value;
};
