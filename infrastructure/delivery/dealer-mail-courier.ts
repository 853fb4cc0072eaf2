import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { MailLimiter } from '../../application/provider/deliver-leads/mail-limiter.ts';
import {
  dealerDigest,
  dealerMail,
  type MailFacts,
} from '../../application/provider/deliver-leads/mail-texts.ts';
import type { RecordsUnavailable } from '../../application/ports/dealers/dealer-records.ts';
import type { Delivery } from '../../application/ports/leads/delivery-queue.ts';
import type { DigestCourier, LeadCourier, NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { MailSender } from './mail-sender.ts';

/** Finds the dealer with a company id; none where no dealer has it. */
export type FindDealer = (companyId: CompanyId) => TE.TaskEither<RecordsUnavailable, O.Option<Dealer>>;

const NO_RECIPIENT: NotDelivered = { _tag: 'NoRecipient', fault: 'no address' };

/** Brings requests to the mailboxes of dealers; without a dealer, or the dealer's address, there is nothing to do. */
export class DealerMailCourier implements LeadCourier, DigestCourier {
  constructor(
    private readonly mails: Pick<MailSender, 'send'>,
    private readonly facts: MailFacts,
    private readonly findDealer: FindDealer,
    private readonly limiter: Pick<MailLimiter, 'admit'>,
  ) {}

  readonly deliver: LeadCourier['deliver'] = (delivery) =>
    this.toDealerOf(delivery, (to) => this.mail(delivery, to));

  readonly deliverDigest: DigestCourier['deliverDigest'] = (deliveries) => {
    const [first] = deliveries;
    if (first === undefined) return TE.left(NO_RECIPIENT);
    const mail = dealerDigest(
      deliveries.map(({ lead }) => lead),
      this.facts,
    );
    return this.toDealerOf(first, (to) => this.mails.send({ id: `${first.id}:digest`, to, ...mail }));
  };

  private toDealerOf(
    { lead }: Delivery,
    send: (address: string) => TE.TaskEither<NotDelivered, void>,
  ): TE.TaskEither<NotDelivered, void> {
    const { companyId } = lead.lead.metadata;
    if (companyId === null) return TE.left(NO_RECIPIENT);
    return pipe(
      this.findDealer(companyId),
      TE.mapLeft(({ fault }): NotDelivered => ({ _tag: 'Retryable', fault, retryAfterMs: null })),
      TE.chain((dealer) =>
        pipe(
          dealer,
          O.chain(({ email }) => O.fromNullable(email)),
          O.match(() => TE.left(NO_RECIPIENT), send),
        ),
      ),
    );
  }

  private mail({ id, lead }: Delivery, to: string) {
    const replyTo = lead.lead.fields.email?.trim();
    const mail = dealerMail(lead, this.facts);
    return pipe(
      this.limiter.admit(id, to, 'digest'),
      TE.chain(() => this.mails.send({ id, to, ...mail, ...(replyTo !== undefined && { replyTo }) })),
    );
  }
}
