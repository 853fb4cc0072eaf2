import * as O from 'fp-ts/Option';
import { compact } from 'fp-ts/ReadonlyArray';
import { groupBy, type ReadonlyNonEmptyArray } from 'fp-ts/ReadonlyNonEmptyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type {
  AddressedRequest,
  FindRecipient,
} from '../../application/provider/deliver-leads/find-recipient.ts';
import type { MailLimiter } from '../../application/provider/deliver-leads/mail-limiter.ts';
import {
  requestDigest,
  requestMail,
  type MailFacts,
} from '../../application/provider/deliver-leads/mail-texts.ts';
import type { Delivery } from '../../application/ports/leads/delivery-queue.ts';
import type { DigestCourier, LeadCourier, NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { mailboxOf } from '../system/mailbox-of.ts';
import type { MailSender } from './mail-sender.ts';

/** Mails requests to dealers, and to the site's own mailbox when a dealer has no address. Fails with `NoRecipient` when neither exists. */
export class RequestMailCourier implements LeadCourier, DigestCourier {
  constructor(
    private readonly mails: Pick<MailSender, 'send'>,
    private readonly facts: MailFacts,
    private readonly findRecipient: Pick<FindRecipient, 'execute'>,
    private readonly limiter: Pick<MailLimiter, 'admit'>,
  ) {}

  readonly deliver: LeadCourier['deliver'] = ({ id, lead, event }) => {
    const visitor = O.toNullable(mailboxOf(lead.lead.fields.email ?? ''));
    return pipe(
      this.findRecipient.execute(lead, event?.kind === 'escalated'),
      TE.chainFirst(({ recipient }) => this.limiter.admit(id, recipient, 'digest')),
      TE.chain((addressed) =>
        this.mails.send({
          id,
          to: addressed.recipient,
          ...requestMail({ ...addressed, ...(event !== undefined && { event }) }, this.facts),
          ...(visitor !== null && { replyTo: visitor }),
        }),
      ),
    );
  };

  /** Sends one mail per recipient: usually one, more when a dealer's address has changed while requests were held. */
  readonly deliverDigest: DigestCourier['deliverDigest'] = (deliveries) =>
    pipe(
      deliveries,
      TE.traverseArray((delivery) => this.addressed(delivery)),
      TE.chain((found) => {
        const groups = Object.values(groupBy(({ recipient }: Addressed) => recipient)(compact(found)));
        return groups.length === 0 ? TE.left(NO_RECIPIENT) : this.sendDigests(groups);
      }),
    );

  private sendDigests(groups: ReadonlyArray<ReadonlyNonEmptyArray<Addressed>>) {
    return pipe(
      groups,
      TE.traverseSeqArray((group) => {
        const [{ id, recipient: to }] = group;
        return this.mails.send({ id: `${id}:digest`, to, ...requestDigest(group, this.facts) });
      }),
      TE.map(() => undefined),
    );
  }

  /** None when the request has no recipient; the other requests are still sent. */
  private addressed({ id, lead, event }: Delivery): TE.TaskEither<NotDelivered, O.Option<Addressed>> {
    return pipe(
      this.findRecipient.execute(lead, event?.kind === 'escalated'),
      TE.map((request) => O.some({ id, ...request, ...(event !== undefined && { event }) })),
      TE.orElse((failure) => (failure._tag === 'NoRecipient' ? TE.right(O.none) : TE.left(failure))),
    );
  }
}

/** A request with its recipient and its delivery's id. */
type Addressed = AddressedRequest & Pick<Delivery, 'id'>;

const NO_RECIPIENT: NotDelivered = { _tag: 'NoRecipient', fault: 'no address' };
