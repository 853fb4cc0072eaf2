import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FindRecipient } from '../../application/provider/deliver-leads/find-recipient.ts';
import type { MailLimiter } from '../../application/provider/deliver-leads/mail-limiter.ts';
import type { MailFacts } from '../../application/provider/deliver-leads/mail-texts.ts';
import { visitorMail } from '../../application/provider/deliver-leads/visitor-mail.ts';
import type { Delivery } from '../../application/ports/leads/delivery-queue.ts';
import type { LeadCourier } from '../../application/ports/leads/lead-courier.ts';
import { mailboxOf } from '../system/mailbox-of.ts';
import type { MailSender } from './mail-sender.ts';

/** Sends visitors a confirmation of their request. Visitors without an address, or over the mail limit, get no mail. */
export class VisitorMailCourier implements LeadCourier {
  constructor(
    private readonly mails: Pick<MailSender, 'send'>,
    private readonly facts: MailFacts,
    private readonly findRecipient: Pick<FindRecipient, 'dealerOf'>,
    private readonly limiter: Pick<MailLimiter, 'admit'>,
  ) {}

  readonly deliver: LeadCourier['deliver'] = ({ id, lead, event }: Delivery) => {
    const mailbox = mailboxOf(lead.lead.fields.email ?? '');
    if (O.isNone(mailbox)) return TE.left({ _tag: 'NoRecipient', fault: 'no address' });
    const to = mailbox.value;
    return pipe(
      this.findRecipient.dealerOf(lead),
      TE.chainFirst(() => this.limiter.admit(id, to, 'suppress')),
      TE.chain((dealer) => this.mails.send({ id, to, ...visitorMail(lead, dealer, this.facts, event) })),
    );
  };
}
