import * as E from 'fp-ts/Either';
import { AcceptLead, type Acceptance } from '../../../../../application/provider/accept-lead/accept-lead.ts';
import { LeadHolds } from '../../../../../application/provider/accept-lead/lead-holds.ts';
import type { Sender } from '../../../../../application/provider/accept-lead/request-text.ts';
import { dayOf } from '../../../../../application/ports/clock.ts';
import { refusedVisit } from '../../../../../application/visitor/send-request/refused-visit.ts';
import { openedRequestPath } from '../../../../../application/visitor/follow-request/request-path.ts';
import { languageOf } from '../../../../../domain/lead/form-ids.ts';
import type { LeadAsSent } from '../../../../../domain/lead/received-lead.ts';
import { receivedLead } from '../../../../../domain/lead/received-lead.ts';
import type { ValidLead } from '../../../../../domain/lead/lead.ts';
import { referenceOf } from '../../../../../domain/lead/reference.ts';
import { plainRequestLinks } from '../../../../fakes/leads/plain-request-links.ts';
import type { PostAnswer, PostLead } from '../../../../../infrastructure/wire/post-lead.ts';
import { CountingIdGenerator } from '../../../../fakes/counting-id-generator.ts';
import type { FakeClock } from '../../../../fakes/fake-clock.ts';
import { FakeDealerLookUp } from '../../../../fakes/dealers/fake-dealer-look-up.ts';
import { MemoryLeadLedger } from '../../../../fakes/leads/memory-lead-ledger.ts';
import { MemoryAskedRequests } from '../../../../fakes/leads/memory-asked-requests.ts';
import { MemoryLeadTraffic } from '../../../../fakes/leads/memory-lead-traffic.ts';
import { PlainLeadSenders } from '../../../../fakes/leads/plain-lead-senders.ts';
import { MemoryLogger } from '../../../../fakes/memory-logger.ts';
import { PlainFingerprint } from '../../../../fakes/plain-fingerprint.ts';
import type { LeadTrouble, AcceptedRequest } from '../../../parts/form-parts.ts';

const PATHS: Readonly<Record<string, LeadAsSent>> = {
  '/api/newsletter': { formId: 'newsletter' },
  '/api/bookings': { formId: 'booking' },
};

/** The provider's side of leads: the use case on an in-memory ledger, and the troubles that requests meet. */
export class LeadModule {
  readonly ledger = new MemoryLeadLedger();
  readonly acceptLead: AcceptLead;
  private readonly troubles: LeadTrouble[] = [];
  private readonly silent: Array<() => void> = [];
  isReachable = true;

  constructor(private readonly clock: FakeClock) {
    const fingerprint = new PlainFingerprint();
    const dealers = new FakeDealerLookUp();
    const traffic = new MemoryLeadTraffic(clock);
    const holds = new LeadHolds({ traffic, ledger: this.ledger, clock, log: new MemoryLogger() }, null);
    const keys = new CountingIdGenerator();
    const ports = {
      ledger: this.ledger,
      dealers,
      clock,
      keys,
      fingerprint,
      holds,
      asked: new MemoryAskedRequests(),
      senders: new PlainLeadSenders(),
    };
    const options = { isMailOn: true, hasLeadMailbox: false, onAccepted: () => undefined };
    this.acceptLead = new AcceptLead(ports, options);
  }

  get today(): string {
    return dayOf(this.clock);
  }

  get accepted(): ReadonlyArray<AcceptedRequest> {
    return this.ledger.leads.map(({ lead: { metadata, fields } }) => ({ ...metadata, fields }));
  }

  get troublesLeft(): number {
    return this.troubles.length;
  }

  meet(...troubles: ReadonlyArray<LeadTrouble>): void {
    this.troubles.push(...troubles);
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  /** Accepts a lead posted without scripts; null if it can't be stored. */
  async accept(lead: ValidLead, key: string | null, sender: Sender = 'person'): Promise<Acceptance | null> {
    const accepted = await this.acceptLead.execute(lead, key, sender)();
    return E.isRight(accepted) ? accepted.right : null;
  }

  readonly post: PostLead = async ({ path, body }, key) => {
    if (!this.isReachable) return { kind: 'unreachable' };
    const trouble = this.troubles.shift();
    switch (trouble?.kind) {
      case 'busy':
        return { kind: 'retryable', reason: 'Service Unavailable' };
      case 'refusal':
        return { kind: 'refused', messages: [trouble] };
      case 'silence':
        await new Promise<void>((answer) => this.silent.push(answer));
        break;
      case undefined:
    }
    const sent = { ...PATHS[path], ...(JSON.parse(body) as LeadAsSent) };
    return this.take(sent, path === '/api/bookings', key);
  };

  private async take(sent: LeadAsSent, isBooking: boolean, key: string): Promise<PostAnswer> {
    const lead = receivedLead(sent, { today: () => this.today, isBooking });
    if (E.isLeft(lead)) return { kind: 'rejected', reason: 'Unprocessable Content' };
    const acceptance = await this.accept(lead.right.lead, key);
    if (acceptance?.kind === 'accepted') return accepted(acceptance.id, lead.right.lead);
    if (acceptance?.kind !== 'no-visit') return { kind: 'rejected', reason: 'Conflict' };
    const language = languageOf(lead.right.lead.metadata.formId);
    return { kind: 'refused', messages: refusedVisit(language, acceptance.date, acceptance.fault) };
  }
}

const accepted = (leadId: string, { metadata: { formId, kind } }: ValidLead): PostAnswer => {
  const page = openedRequestPath(
    referenceOf(leadId),
    languageOf(formId),
    plainRequestLinks.tokenFor(leadId, 'visitor'),
  );
  return { kind: 'accepted', receipt: { leadId, page: kind === 'MARKETO' ? undefined : page } };
};
