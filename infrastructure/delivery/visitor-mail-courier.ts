import * as TE from 'fp-ts/TaskEither';
import { visitorMail, type MailFacts } from '../../application/provider/deliver-leads/mail-texts.ts';
import type { Delivery } from '../../application/ports/delivery-queue.ts';
import type { LeadCourier } from '../../application/ports/lead-courier.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells visitors by mail that their request has arrived; one who gave no address is not told. */
export class VisitorMailCourier implements LeadCourier {
  constructor(
    private readonly mails: Pick<MailSender, 'send'>,
    private readonly facts: MailFacts,
  ) {}

  readonly deliver: LeadCourier['deliver'] = ({ id, lead }: Delivery) => {
    const email = lead.lead.fields.email?.trim();
    if (email === undefined) return TE.right(undefined);
    return this.mails.send({ id, to: email, ...visitorMail(lead, this.facts) });
  };
}
