import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import type { Mailbox } from '../../../domain/lead/mailbox.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import { failureReason, type ProviderFailure } from '../../ports/dealers/provider-failure.ts';
import type { TimeZones } from '../../ports/dealers/time-zones.ts';
import type { NotDelivered } from '../../ports/leads/lead-courier.ts';
import { inTime } from '../in-time.ts';

export interface FindRecipientPorts {
  readonly dealers: DealerLookUp;
  readonly directory: DealerDirectory;
  readonly places: PostalPlaces;
  readonly timeZones: TimeZones;
  readonly clock: Clock;
}

export interface FindRecipientOptions {
  /** The mailbox of an address; none when no mail can be sent to it. */
  readonly mailboxOf: (address: string) => O.Option<Mailbox>;
  /** Receives requests that no dealer's mailbox receives (`LEAD_MAIL_TO`); null when not configured. */
  readonly leadMailTo: Mailbox | null;
}

/** A request with its recipient and the facts that its mail adds. */
export interface AddressedRequest {
  readonly request: SubmittedLead;
  readonly recipient: Mailbox;
  /** The requested dealer; none when no dealer was requested or it doesn't exist. */
  readonly dealer: O.Option<Dealer>;
  /** The dealers nearest to the visitor, for requests without a dealer's mailbox; null when the dealer receives the request. */
  readonly nearest: ReadonlyArray<Dealer> | null;
  /** The visitor's IANA time zone; none when the place is unknown. */
  readonly timeZone: O.Option<string>;
  /** What happened to the request since it was sent. Missing: it is new. */
  readonly event?: RequestEvent;
}

const MAX_NEAREST = 3;

/** The timeout of a provider. An attempt has 25 s, of which the mail server may take 20. */
const LOOK_UP_WITHIN_MS = 2_000;

const NO_RECIPIENT: NotDelivered = { _tag: 'NoRecipient', fault: 'no address' };

/** Finds the recipient of a request's mail (contract, section 7: leads reach somebody). */
export class FindRecipient {
  constructor(
    private readonly ports: FindRecipientPorts,
    private readonly options: FindRecipientOptions,
  ) {}

  /** The dealer's mailbox, or else the site's, or only the site's; `NoRecipient` without either. */
  execute(request: SubmittedLead, isForSite = false): TE.TaskEither<NotDelivered, AddressedRequest> {
    const { leadMailTo } = this.options;
    return pipe(
      this.dealerOf(request),
      TE.chain((dealer) => {
        const own = isForSite ? O.none : O.chain(this.mailboxOf)(dealer);
        const addressed = { request, dealer, timeZone: this.timeZoneOf(request) };
        if (O.isSome(own)) return TE.right({ ...addressed, recipient: own.value, nearest: null });
        if (leadMailTo === null) return TE.left(NO_RECIPIENT);
        return TE.fromTask(
          pipe(
            this.nearestTo(request),
            T.map((nearest) => ({ ...addressed, recipient: leadMailTo, nearest })),
          ),
        );
      }),
    );
  }

  readonly mailboxOf = ({ email }: Dealer): O.Option<Mailbox> =>
    pipe(O.fromNullable(email), O.chain(this.options.mailboxOf));

  /** The requested dealer; none when no dealer was requested or it doesn't exist. */
  dealerOf({ lead }: SubmittedLead): TE.TaskEither<NotDelivered, O.Option<Dealer>> {
    const { companyId } = lead.metadata;
    if (companyId === null) return TE.right(O.none);
    return pipe(
      this.within(this.ports.dealers.byCompanyId(companyId)),
      TE.mapLeft((failure) => ({ _tag: 'Retryable', fault: failureReason(failure), retryAfterMs: null })),
    );
  }

  /** At most three, nearest first. Empty when the look-up fails: the mail doesn't wait for it. */
  nearestTo(request: SubmittedLead): T.Task<ReadonlyArray<Dealer>> {
    return pipe(
      codeOf(request),
      O.match(
        () => TE.right<ProviderFailure, ReadonlyArray<Dealer>>([]),
        (code) => this.within(this.nearestOf(code)),
      ),
      TE.getOrElse(() => T.of<ReadonlyArray<Dealer>>([])),
    );
  }

  /** The area's dealers first, then dealers outside it. Without distances, keeps the provider's order. */
  private nearestOf(code: PostalCode): TE.TaskEither<ProviderFailure, ReadonlyArray<Dealer>> {
    const { directory } = this.ports;
    return pipe(
      directory.search(code),
      TE.map(({ dealers }) =>
        dealers
          .toSorted((a, b) => (a.distanceMiles ?? Infinity) - (b.distanceMiles ?? Infinity))
          .slice(0, MAX_NEAREST),
      ),
      TE.chain((dealers) =>
        dealers.length === MAX_NEAREST
          ? TE.right(dealers)
          : pipe(
              directory.nearest(code, [], MAX_NEAREST - dealers.length),
              TE.map((others) => [...dealers, ...others]),
              TE.orElse(() => TE.right<ProviderFailure, ReadonlyArray<Dealer>>(dealers)),
            ),
      ),
    );
  }

  /** The time zone of the visitor's area; none when the place is unknown. */
  timeZoneOf(request: SubmittedLead): O.Option<string> {
    const { places, timeZones } = this.ports;
    return pipe(
      codeOf(request),
      O.chain((code) => places.placeOf(code)),
      O.chain((place) => timeZones.at(place)),
    );
  }

  private within<A>(asked: TE.TaskEither<ProviderFailure, A>): TE.TaskEither<ProviderFailure, A> {
    return inTime(this.ports.clock, LOOK_UP_WITHIN_MS, asked);
  }
}

const codeOf = ({ lead }: SubmittedLead): O.Option<PostalCode> => parsePostalCode(lead.fields.zip ?? '');
