import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { defer, firstValueFrom, map, race } from 'rxjs';
import { deliveryChannels } from '../../../domain/lead/delivery-channels.ts';
import type { HoldReason } from '../../../domain/lead/hold.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { Fingerprint } from '../../ports/fingerprint.ts';
import type { IdGenerator } from '../../ports/id-generator.ts';
import type { LeadLedger, IdempotencyKey } from '../../ports/leads/lead-ledger.ts';
import type { LeadHolds } from './lead-holds.ts';
import { requestText, type Sender } from './request-text.ts';

export interface AcceptLeadPorts {
  readonly ledger: LeadLedger;
  readonly clock: Clock;
  readonly keys: IdGenerator;
  readonly fingerprint: Fingerprint;
  readonly holds: Pick<LeadHolds, 'reasonFor'>;
}

export interface AcceptLeadOptions {
  /** Whether mails are sent. */
  readonly isMailOn: boolean;
  /** Called for each new lead: its deliveries need not wait. */
  readonly onAccepted: () => void;
}

/** What came of a request: its lead is kept for good under this id, or its key was given to another request before. */
export type Acceptance = { readonly kind: 'accepted'; readonly id: string } | { readonly kind: 'conflict' };

/** Who seems to have sent a lead, and from where. */
interface Origin {
  readonly sender: Sender;
  readonly network: string;
}

/** How long the same words from a page without scripts are the same request, in milliseconds (contract, section 7). */
const SAME_FOR_MS = 600_000;

/** Whoever sends a lead learns within 5 s whether it is stored (quality: nothing lost); answering takes some of them, too. */
const STORE_WITHIN_MS = 4_500;

/** Takes a lead, once: stored for good before it is answered (contract, section 3; quality: nothing lost). */
export class AcceptLead {
  constructor(
    private readonly ports: AcceptLeadPorts,
    private readonly options: AcceptLeadOptions,
  ) {}

  /**
   * Keeps a lead under its request's key, a UUID; without one, under what it says and when it came. What a robot seems
   * to have sent, and what a flood brings, is kept and held, with the network that it came from. What the records do not confirm in time is `RecordsUnavailable`, though it may
   * be kept in fact: the same request is then acknowledged when it comes again.
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

  private accept(
    lead: ValidLead,
    key: string | null,
    origin: Origin,
  ): TE.TaskEither<RecordsUnavailable, Acceptance> {
    const bodyHash = this.ports.fingerprint.of(requestText(lead, origin.sender));
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
    const { ledger, keys, clock } = this.ports;
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
      TE.map((keeping): Acceptance => {
        if (keeping.kind === 'conflict') return keeping;
        if (keeping.kind === 'created') this.options.onAccepted();
        return { kind: 'accepted', id: keeping.id };
      }),
    );
  }
}

/** The same for requests that come at once, which cannot see each other yet: the ledger keeps one of a key. */
const derivedKey = (bodyHash: string, now: number): string =>
  `derived:${bodyHash}:${Math.floor(now / SAME_FOR_MS)}`;
