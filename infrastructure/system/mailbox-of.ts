import { domainToASCII } from 'node:url';
import { mailboxIn } from '../../domain/lead/mailbox.ts';

/** The mailbox in an e-mail address, with its domain in ASCII. None when the address is invalid. */
export const mailboxOf = mailboxIn(domainToASCII);
