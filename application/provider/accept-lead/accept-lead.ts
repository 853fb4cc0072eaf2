import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { defer, firstValueFrom, map, race } from 'rxjs';
import { calendarOf } from '../../../domain/dealer/dealer-calendar.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { BOOKABLE_DAYS } from '../../../domain/lead/booking-wish.ts';
import { deliveryChannels, type MailRecipients } from '../../../domain/lead/delivery-channels.ts';
import type { HoldReason } from '../../../domain/lead/hold.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import { visitFault, type VisitFault } from '../../../domain/lead/visit-time.ts';
import { BRAND_TIME_ZONE } from '../../../domain/brand/central-time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { Fingerprint } from '../../ports/fingerprint.ts';
import type { IdGenerator } from '../../ports/id-generator.ts';
import type { AskedRequests } from '../../ports/leads/asked-requests.ts';
import type { LeadLedger, IdempotencyKey } from '../../ports/leads/lead-ledger.ts';
import type { LeadSenders } from '../../ports/leads/lead-senders.ts';
import { inTime } from '../in-time.ts';
import type { LeadHolds } from './lead-holds.ts';
import { requestText, type Sender } from './request-text.ts';

export interface AcceptLeadPorts {
  readonly ledger: LeadLedger;
  /** If the look-up fails, the dealer is assumed to exist. */
  readonly dealers: DealerLookUp;
  readonly clock: Clock;
  readonly keys: IdGenerator;
  readonly fingerprint: Fingerprint;
  readonly holds: Pick<LeadHolds, 'reasonFor'>;
  readonly asked: AskedRequests;
  readonly senders: Pick<LeadSenders, 'note'>;
}

export interface AcceptLeadOptions extends MailRecipients {
  /** Called for each new lead, so that its delivery can start at once. */
  readonly onAccepted: () => void;
}

/**
 * The outcome of a request: the lead is stored under `id`; its key was used for another lead; the dealer doesn't exist (anymore); or it
 * offers no visit at the requested time.
 */
export type Acceptance =
  { readonly kind: 'accepted'; readonly id: string } | { readonly kind: 'conflict' } | Refusal;

type Refusal =
  | { readonly kind: 'unknown-dealer' }
  | { readonly kind: 'no-visit'; readonly date: string; readonly fault: VisitFault };

/** The presumed sender of a lead, and its network. */
interface Origin {
  readonly sender: Sender;
  readonly network: string;
}

/** How long identical posts without a key count as the same request, in milliseconds (contract, section 7). */
const SAME_FOR_MS = 600_000;

/** Clients get an answer within 5 s (quality: nothing lost); this leaves time for the response. */
const STORE_WITHIN_MS = 4_500;

/** A slow dealer provider must not delay a lead. */
const LOOK_UP_WITHIN_MS = 1_000;

/** Accepts a lead once and stores it before answering (contract, section 3; quality: nothing lost). */
export class AcceptLead {
  constructor(
    private readonly ports: AcceptLeadPorts,
    private readonly options: AcceptLeadOptions,
  ) {}

  /**
   * Stores a lead under its idempotency key, a UUID, or under a key derived from its content and time. Leads from robots and floods are
   * stored but held, with their network. If the store doesn't answer in time, fails with `RecordsUnavailable`, although the lead may be
   * stored: a retry of the request is then acknowledged.
   */
  execute(
    lead: ValidLead,
    key: string | null,
    sender: Sender = 'person',
    network = '',
  ): TE.TaskEither<RecordsUnavailable, Acceptance> {
    const timeout = this.ports.clock
      .after(STORE_WITHIN_MS)
      .pipe(
        map(() => E.left<RecordsUnavailable>({ _tag: 'RecordsUnavailable', fault: 'no answer in time' })),
      );
    return () => firstValueFrom(race(defer(this.accept(lead, key, { sender, network })), timeout));
  }

  /**
   * Whether the sender of a request with doubtful values must be asked about them: the first time it arrives under this key, unless the
   * same request was accepted before.
   */
  mustAsk(lead: ValidLead, key: string): T.Task<boolean> {
    const { asked, fingerprint, ledger } = this.ports;
    const bodyHash = fingerprint.of(requestText(lead, 'person'));
    return pipe(
      asked.wasAsked(`${key} ${bodyHash}`),
      T.chain((wasAsked) =>
        wasAsked
          ? T.of(false)
          : pipe(
              ledger.sameSince(bodyHash, 0),
              TE.match(() => false, O.isNone),
            ),
      ),
    );
  }

  private accept(
    lead: ValidLead,
    key: string | null,
    origin: Origin,
  ): TE.TaskEither<RecordsUnavailable, Acceptance> {
    const bodyHash = this.ports.fingerprint.of(requestText(lead, origin.sender));
    return pipe(
      TE.fromTask(this.refusalOf(lead)),
      TE.chain((refusal) =>
        refusal === null
          ? this.keepOnce(lead, key, bodyHash, origin)
          : this.acceptedBefore(bodyHash, refusal),
      ),
    );
  }

  /** Null when the lead can be stored. A dealer that can't be looked up is assumed to exist, with unknown hours. */
  private refusalOf(lead: ValidLead): T.Task<Refusal | null> {
    const { companyId } = lead.metadata;
    if (companyId === null) return T.of(this.visitRefusal(lead, {}));
    const { dealers, clock } = this.ports;
    return pipe(
      inTime(clock, LOOK_UP_WITHIN_MS, dealers.byCompanyId(companyId)),
      TE.match(
        () => this.visitRefusal(lead, {}),
        O.match(
          (): Refusal => ({ kind: 'unknown-dealer' }),
          (dealer) => this.visitRefusal(lead, dealer),
        ),
      ),
    );
  }

  /** Booking offers visits on the dealer's working days, after its promise (contract, section 7: dealers' hours). */
  private visitRefusal({ fields }: ValidLead, dealer: Dealer): Refusal | null {
    const { preferredDate: date, preferredWindow: window = '' } = fields;
    if (date === undefined) return null;
    const now = this.ports.clock.now();
    const calendar = calendarOf(dealer, now, BOOKABLE_DAYS);
    const fault = visitFault(calendar, { date, window }, now, BRAND_TIME_ZONE);
    return fault === null ? null : { kind: 'no-visit', date, fault };
  }

  /** The same request may have been accepted earlier, while it could be, and its answer lost. */
  private acceptedBefore(bodyHash: string, refusal: Refusal): TE.TaskEither<RecordsUnavailable, Acceptance> {
    return pipe(
      this.ports.ledger.sameSince(bodyHash, 0),
      TE.map(
        O.match(
          (): Acceptance => refusal,
          (id) => ({ kind: 'accepted', id }),
        ),
      ),
    );
  }

  private keepOnce(
    lead: ValidLead,
    key: string | null,
    bodyHash: string,
    origin: Origin,
  ): TE.TaskEither<RecordsUnavailable, Acceptance> {
    if (key !== null) return this.keep(lead, { key, bodyHash }, origin);
    const now = this.ports.clock.now();
    return pipe(
      this.ports.ledger.sameSince(bodyHash, now - SAME_FOR_MS),
      TE.chain((id) =>
        O.isNone(id)
          ? this.keep(lead, { key: derivedKey(bodyHash, now), bodyHash }, origin)
          : TE.right({ kind: 'accepted', id: id.value }),
      ),
    );
  }

  private keep(
    lead: ValidLead,
    idempotencyKey: IdempotencyKey,
    { sender, network }: Origin,
  ): TE.TaskEither<RecordsUnavailable, Acceptance> {
    const { ledger, keys, clock, senders } = this.ports;
    return pipe(
      TE.fromTask<HoldReason | null, RecordsUnavailable>(this.ports.holds.reasonFor(sender)),
      TE.chain((reason) => {
        const channels = reason === null ? deliveryChannels(lead, this.options) : [];
        const hold = reason === null ? null : { reason, network };
        return ledger.save(
          { id: keys.next(), acceptedAt: clock.now(), lead },
          idempotencyKey,
          channels,
          hold,
        );
      }),
      TE.map((saved): Acceptance => {
        if (saved.kind === 'conflict') return saved;
        if (saved.kind === 'created') {
          senders.note(saved.id, network);
          this.options.onAccepted();
        }
        return { kind: 'accepted', id: saved.id };
      }),
    );
  }
}

/** Concurrent requests without a key derive the same key, so the ledger stores only one. */
const derivedKey = (bodyHash: string, now: number): string =>
  `derived:${bodyHash}:${Math.floor(now / SAME_FOR_MS)}`;
