import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { deliveryChannels, type MailRecipients } from '../../../domain/lead/delivery-channels.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { amendmentIn } from '../../../domain/lead/request/amendment.ts';
import {
  ROLE_OF,
  type RequestEvent,
  type RequestEventKind,
  type RequestRole,
} from '../../../domain/lead/request/request-event.ts';
import {
  changesIn,
  isPossible,
  stateOf,
  type FollowedRequest,
} from '../../../domain/lead/request/request-state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { ProviderFailure } from '../../ports/dealers/provider-failure.ts';
import type { RequestLinks } from '../../ports/leads/request-links.ts';
import type { RequestLog } from '../../ports/leads/request-log.ts';
import { inTime } from '../in-time.ts';

export interface FollowRequestPorts {
  readonly log: RequestLog;
  readonly links: Pick<RequestLinks, 'roleOf'>;
  readonly dealers: DealerLookUp;
  readonly clock: Clock;
}

export interface FollowRequestOptions extends MailRecipients {
  /** Called for each new event, so that its delivery can start at once. */
  readonly onEvent: () => void;
}

/** The reference and the token in a request's link. */
export interface RequestLink {
  readonly reference: string;
  readonly token: string;
}

/** A request as its reader may see it. */
export interface OpenedRequest {
  readonly role: RequestRole;
  readonly followed: FollowedRequest;
  /** None when no dealer was named, or when the dealer can't be looked up. */
  readonly dealer: O.Option<Dealer>;
}

type AllowedRequest = Pick<OpenedRequest, 'role' | 'followed'>;

/** What a reader wants to happen; `typed` are the fields of an amendment. */
export interface Wish {
  readonly kind: RequestEventKind;
  readonly typed?: Draft;
}

/** A request after a wish: `messages` say what is wrong with the typed fields. Without any, the wish is fulfilled, or needless. */
export interface Answered {
  readonly opened: OpenedRequest;
  readonly messages: FieldMessages;
}

/** A slow dealer provider must not delay the page. */
const LOOK_UP_WITHIN_MS = 1_000;

/** How often an event is tried while others come before it. */
const TRIES = 5;

/** A request with more corrections than a person makes is not corrected further, so that nobody is mailed again and again. */
const MAX_EVENTS = 30;

/** No request has this id: tokens for unknown references are checked against it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Shows a request to the visitor who sent it and to its dealer, and takes what they do with it (contract, section 7: one request). */
export class FollowRequest {
  constructor(
    private readonly ports: FollowRequestPorts,
    private readonly options: FollowRequestOptions,
  ) {}

  /** None when the token doesn't open a request with the reference. */
  readonly open =
    (link: RequestLink): TE.TaskEither<RecordsUnavailable, O.Option<OpenedRequest>> =>
    async () => {
      const found = await this.ports.log.byReference(link.reference)();
      if (E.isLeft(found)) return found;
      const allowed = this.allowedIn(found.right, link.token);
      return E.right(allowed === null ? O.none : O.some(await this.opened(allowed)));
    };

  /** Adds an event, once. None as for `open`, and when the reader's role doesn't make such events. */
  readonly answer =
    (link: RequestLink, { kind, typed = {} }: Wish): TE.TaskEither<RecordsUnavailable, O.Option<Answered>> =>
    async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await this.ports.log.byReference(link.reference)();
        if (E.isLeft(found)) return found;
        const allowed = this.allowedIn(found.right, link.token);
        if (allowed === null || ROLE_OF[kind] !== allowed.role) return E.right(O.none);
        const event = this.eventOf(allowed.followed, kind, typed);
        if (E.isLeft(event) || event.right === null) {
          const messages = E.isLeft(event) ? event.left : [];
          return E.right(O.some({ opened: await this.opened(allowed), messages }));
        }
        const added = await this.add(allowed.followed, event.right)();
        if (E.isLeft(added)) return added;
        if (added.right) this.options.onEvent();
      }
      return E.left({ _tag: 'RecordsUnavailable', fault: 'too many changes at once' });
    };

  /** Null when the event has already happened, or can't happen any more. */
  private eventOf(
    followed: FollowedRequest,
    kind: RequestEventKind,
    typed: Draft,
  ): E.Either<FieldMessages, RequestEvent | null> {
    if (!isPossible(kind, stateOf(followed)) || followed.events.length >= MAX_EVENTS) return E.right(null);
    const at = this.ports.clock.now();
    if (kind !== 'amended') return E.right({ kind, at });
    return pipe(
      amendmentIn(typed, languageOf(followed.request.lead.metadata.formId)),
      E.map((wished) => {
        const changes = changesIn(followed, wished);
        return changes === null ? null : { kind, at, changes };
      }),
    );
  }

  private add(
    { request, events }: FollowedRequest,
    event: RequestEvent,
  ): TE.TaskEither<RecordsUnavailable, boolean> {
    return this.ports.log.add(request.id, event, events.length, this.channelsOf(request.lead, event));
  }

  /** The CRM hears of everything; the dealer of what the visitor does, and the visitor of a dealer who can't come. */
  private channelsOf(
    lead: Parameters<typeof deliveryChannels>[0],
    { kind }: RequestEvent,
  ): ReadonlyArray<DeliveryChannel> {
    const own = deliveryChannels(lead, this.options);
    const informed: ReadonlyArray<DeliveryChannel> =
      ROLE_OF[kind] === 'visitor'
        ? ['crm', 'dealer-mail']
        : kind === 'declined'
          ? ['crm', 'visitor-mail']
          : ['crm'];
    return own.filter((channel) => informed.includes(channel));
  }

  /** Checks one token even when there is no request, so that an answer's time says nothing. */
  private allowedIn(found: ReadonlyArray<FollowedRequest>, token: string): AllowedRequest | null {
    const { roleOf } = this.ports.links;
    if (found.length === 0) roleOf(NOBODY, token);
    for (const followed of found) {
      const role = roleOf(followed.request.id, token);
      if (role !== null) return { role, followed };
    }
    return null;
  }

  private async opened(allowed: AllowedRequest): Promise<OpenedRequest> {
    return { ...allowed, dealer: await this.dealerOf(allowed.followed) };
  }

  private async dealerOf({ request }: FollowedRequest): Promise<O.Option<Dealer>> {
    const { companyId } = request.lead.metadata;
    if (companyId === null) return O.none;
    const { dealers, clock } = this.ports;
    const found = await inTime(clock, LOOK_UP_WITHIN_MS)(dealers.byCompanyId(companyId), NO_ANSWER)();
    return E.isLeft(found) ? O.none : found.right;
  }
}

const NO_ANSWER: ProviderFailure = { _tag: 'ProviderUnavailable', reason: 'no answer in time' };
