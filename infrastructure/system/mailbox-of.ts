import { domainToASCII } from 'node:url';
import { mailboxIn } from '../../domain/lead/mailbox.ts';

/** The mailbox behind an e-mail address, with the domain as Node's URL parser writes it in ASCII; none: no mail can be sent to it. */
export const mailboxOf = mailboxIn(domainToASCII);
