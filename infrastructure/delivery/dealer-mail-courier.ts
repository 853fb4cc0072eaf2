import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { dealerMail, type MailFacts } from '../../application/provider/deliver-leads/mail-texts.ts';
import type { RecordsUnavailable } from '../../application/ports/dealer-records.ts';
import type { Delivery } from '../../application/ports/delivery-queue.ts';
import type { LeadCourier, NotDelivered } from '../../application/ports/lead-courier.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { MailSender } from './mail-sender.ts';

/** Finds the dealer with a company id, or null. */
export type FindDealer = (companyId: number) => TE.TaskEither<RecordsUnavailable, Dealer | null>;

/** Brings requests to the mailboxes of dealers; without a dealer, or an address of hers, there is nothing to do. */
export class DealerMailCourier implements LeadCourier {
  constructor(
    private readonly mails: Pick<MailSender, 'send'>,
    private readonly facts: MailFacts,
    private readonly findDealer: FindDealer,
  ) {}

  readonly deliver: LeadCourier['deliver'] = (delivery) => {
    const { companyId } = delivery.lead.lead.metadata;
    if (companyId === null) return TE.right(undefined);
    return pipe(
      this.findDealer(companyId),
      TE.mapLeft(({ fault }): NotDelivered => ({ _tag: 'NotDelivered', fault })),
      TE.chain((dealer) =>
        dealer?.email === undefined ? TE.right(undefined) : this.mail(delivery, dealer.email),
      ),
    );
  };

  private mail({ id, lead }: Delivery, to: string) {
    const replyTo = lead.lead.fields.email?.trim();
    const mail = dealerMail(lead, this.facts);
    return this.mails.send({ id, to, ...mail, ...(replyTo !== undefined && { replyTo }) });
  }
}
