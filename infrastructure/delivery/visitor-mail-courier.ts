import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { MailLimiter } from '../../application/provider/deliver-leads/mail-limiter.ts';
import { visitorMail, type MailFacts } from '../../application/provider/deliver-leads/mail-texts.ts';
import type { Delivery } from '../../application/ports/leads/delivery-queue.ts';
import type { LeadCourier } from '../../application/ports/leads/lead-courier.ts';
import type { MailSender } from './mail-sender.ts';

/** Confirms to visitors by mail that their request has arrived; one who gave no address, or was sent enough mails, gets none. */
export class VisitorMailCourier implements LeadCourier {
  constructor(
    private readonly mails: Pick<MailSender, 'send'>,
    private readonly facts: MailFacts,
    private readonly limiter: Pick<MailLimiter, 'admit'>,
  ) {}

  readonly deliver: LeadCourier['deliver'] = ({ id, lead }: Delivery) => {
    const email = lead.lead.fields.email?.trim();
    if (email === undefined) return TE.left({ _tag: 'NoRecipient', fault: 'no address' });
    return pipe(
      this.limiter.admit(id, email, 'suppress'),
      TE.chain(() => this.mails.send({ id, to: email, ...visitorMail(lead, this.facts) })),
    );
  };
}
