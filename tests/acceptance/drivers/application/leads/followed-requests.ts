import assert from 'node:assert/strict';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { EscalateRequests } from '../../../../../application/provider/escalate-requests/escalate-requests.ts';
import {
  FollowRequest,
  type OpenedRequest,
  type Wish,
} from '../../../../../application/provider/follow-request/follow-request.ts';
import { ForwardRequest } from '../../../../../application/provider/follow-request/forward-request.ts';
import type { Dealer } from '../../../../../domain/dealer/dealer.ts';
import type { Mailbox } from '../../../../../domain/lead/mailbox.ts';
import { referenceOf } from '../../../../../domain/lead/reference.ts';
import type { RequestRole } from '../../../../../domain/lead/request/request-event.ts';
import type { FakeClock } from '../../../../fakes/fake-clock.ts';
import { plainRequestLinks } from '../../../../fakes/leads/plain-request-links.ts';
import { MemoryLogger } from '../../../../fakes/memory-logger.ts';
import type { LeadModule } from './lead-module.ts';

/** What the visitor and the dealer do with the scenario's first request, with the real use cases on the ledger. */
export class FollowedRequests {
  private readonly follow: FollowRequest;
  private readonly escalation: EscalateRequests;

  constructor(
    private readonly leads: LeadModule,
    private readonly clock: FakeClock,
    dealers: () => ReadonlyArray<Dealer>,
  ) {
    const { ledger, acceptLead } = leads;
    const byCompanyId = (id: number) => O.fromNullable(dealers().find(({ companyId }) => companyId === id));
    const area = { timeZoneOf: () => O.none, nearestTo: () => async () => dealers() };
    this.follow = new FollowRequest(
      {
        log: ledger,
        links: plainRequestLinks,
        dealers: { byCompanyId: (id) => TE.right(byCompanyId(id)) },
        area,
        forward: new ForwardRequest(acceptLead, area),
        clock,
      },
      { isMailOn: true, hasLeadMailbox: true, onEvent: () => undefined },
    );
    this.escalation = new EscalateRequests(
      {
        log: ledger,
        recipients: {
          dealerOf: ({ lead }) => TE.right(byCompanyId(lead.metadata.companyId ?? 0)),
          mailboxOf: () => O.some('dealer@example.com' as Mailbox),
          timeZoneOf: () => O.none,
        },
        clock,
        logger: new MemoryLogger(),
      },
      { hours: 24, hasLeadMailbox: true, onEvent: () => undefined },
    );
  }

  /** The path of the request's page with the token of its reader. */
  addressFor(role: RequestRole): string {
    return plainRequestLinks.addressFor(this.id, role, 'en').replace('https://www.example.com', '');
  }

  async open(role: RequestRole): Promise<OpenedRequest> {
    const opened = await this.follow.open(this.linkOf(role))();
    assert.ok(E.isRight(opened) && O.isSome(opened.right), 'The request does not open');
    return opened.right.value;
  }

  async answer(role: RequestRole, wish: Wish): Promise<void> {
    const answered = await this.follow.answer(this.linkOf(role), wish)();
    assert.ok(E.isRight(answered) && O.isSome(answered.right), 'The answer was not taken');
    assert.equal(answered.right.value.refused, null);
  }

  /** A mail server takes the mail to the dealer. */
  async deliver(): Promise<void> {
    const id = `${this.id}:dealer-mail`;
    const delivery = this.leads.ledger.deliveries.find((each) => each.id === id);
    assert.ok(delivery, 'No mail waits for the dealer');
    await this.leads.ledger.settle(delivery, { kind: 'delivered' }, this.clock.now())();
  }

  readonly escalate = (): Promise<void> => this.escalation.execute();

  private linkOf(role: RequestRole) {
    return { reference: referenceOf(this.id), token: plainRequestLinks.tokenFor(this.id, role) };
  }

  private get id(): string {
    const id = this.leads.ledger.leads[0]?.id;
    assert.ok(id, 'No request was sent');
    return id;
  }
}
