import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { calendarOf } from '../../../domain/dealer/dealer-calendar.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { deliveryChannels, type MailRecipients } from '../../../domain/lead/delivery-channels.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { BOOKABLE_DAYS } from '../../../domain/lead/booking-wish.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { visitFault, type VisitFault } from '../../../domain/lead/visit-time.ts';
import { amendmentIn, type Amendment } from '../../../domain/lead/request/amendment.ts';
import {
  ROLE_OF,
  type RequestEvent,
  type RequestEventKind,
  type RequestRole,
} from '../../../domain/lead/request/request-event.ts';
import {
  amendedFields,
  changesIn,
  isPossible,
  stateOf,
  type FollowedRequest,
} from '../../../domain/lead/request/request-state.ts';
import { BRAND_TIME_ZONE } from '../../../domain/brand/central-time.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { RequestLinks } from '../../ports/leads/request-links.ts';
import type { RequestLog } from '../../ports/leads/request-log.ts';
import type { FindRecipient } from '../deliver-leads/find-recipient.ts';
import { inTime } from '../in-time.ts';
import type { ForwardRequest } from './forward-request.ts';

export interface FollowRequestPorts {
  readonly log: RequestLog;
  readonly links: Pick<RequestLinks, 'roleOf' | 'addressFor'>;
  readonly dealers: DealerLookUp;
  readonly area: Pick<FindRecipient, 'timeZoneOf'>;
  readonly forward: Pick<ForwardRequest, 'next' | 'execute'>;
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
  /** The next nearest dealer, who can get it, too. */
  readonly next: O.Option<Dealer>;
  /** The pages of the requests that it was sent on as, by request id. */
  readonly forwardedPages: Readonly<Record<string, string>>;
  /** The dealer's IANA time zone, or else that of the visitor's area. */
  readonly timeZone: string;
}

type AllowedRequest = Pick<OpenedRequest, 'role' | 'followed'>;

/** What a reader wants to happen; `typed` are the fields of an amendment, `dealer` the company id to send it on to. */
export interface Wish {
  readonly kind: RequestEventKind;
  readonly typed?: Draft;
  readonly dealer?: string | undefined;
}

/** Why a wish wasn't fulfilled: what is wrong with the typed fields, or a visit that the dealer doesn't offer. */
interface Refused {
  readonly messages: FieldMessages;
  readonly visit: { readonly date: string; readonly fault: VisitFault } | null;
}

const NOTHING_SENT: Refused = { messages: [], visit: null };

/** A request after a wish. Without a refusal, the wish is fulfilled, or needless. */
export interface Answered {
  readonly opened: OpenedRequest;
  readonly refused: Refused | null;
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
    (link: RequestLink, wish: Wish): TE.TaskEither<RecordsUnavailable, O.Option<Answered>> =>
    async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await this.ports.log.byReference(link.reference)();
        if (E.isLeft(found)) return found;
        const allowed = this.allowedIn(found.right, link.token);
        if (allowed === null || ROLE_OF[wish.kind] !== allowed.role) return E.right(O.none);
        const opened = await this.opened(allowed);
        const event = await this.eventOf(opened, wish)();
        if (E.isLeft(event)) return event;
        if (event.right === null || 'messages' in event.right)
          return E.right(O.some({ opened, refused: event.right }));
        const added = await this.add(allowed.followed, event.right)();
        if (E.isLeft(added)) return added;
        if (added.right) this.options.onEvent();
      }
      return E.left({ _tag: 'RecordsUnavailable', fault: 'too many changes at once' });
    };

  /** Null when the event has already happened, or can't happen any more. */
  private eventOf(
    opened: OpenedRequest,
    { kind, typed = {}, dealer }: Wish,
  ): TE.TaskEither<RecordsUnavailable, RequestEvent | Refused | null> {
    return async () => {
      const { followed } = opened;
      if (!isPossible(kind, stateOf(followed)) || followed.events.length >= MAX_EVENTS) return E.right(null);
      const at = this.ports.clock.now();
      switch (kind) {
        case 'amended':
          return E.right(this.amendment(opened, typed, at));
        case 'forwarded': {
          if (followed.events.some((event) => event.kind === kind && String(event.to.companyId) === dealer))
            return E.right(null);
          const next = O.toNullable(opened.next);
          // The visitor has read another dealer's name, so they are shown the new one.
          if (next === null || String(next.companyId) !== dealer) return E.right(NOTHING_SENT);
          const to = await this.ports.forward.execute(followed, next)();
          return E.isLeft(to) ? to : E.right(to.right === null ? null : { kind, at, to: to.right });
        }
        default:
          return E.right({ kind, at });
      }
    };
  }

  private amendment(opened: OpenedRequest, typed: Draft, at: number): RequestEvent | Refused | null {
    const { followed } = opened;
    const { formId } = followed.request.lead.metadata;
    const wished = amendmentIn(typed, formId, () => dayOf(this.ports.clock));
    if (E.isLeft(wished)) return { messages: wished.left, visit: null };
    const changes = changesIn(followed, wished.right);
    if (changes === null) return null;
    const visit = this.refusedVisit(opened, changes, at);
    return visit === null ? { kind: 'amended', at, changes } : { messages: [], visit };
  }

  /** Dealers are asked for visits on their working days only, as in bookings. */
  private refusedVisit(
    { followed, dealer, timeZone }: OpenedRequest,
    changes: Amendment,
    at: number,
  ): Refused['visit'] {
    if (changes.preferredDate === undefined && changes.preferredWindow === undefined) return null;
    const { preferredDate: date = '', preferredWindow: window = '' } = {
      ...amendedFields(followed),
      ...changes,
    };
    const calendar = calendarOf(O.toNullable(dealer) ?? {}, at, BOOKABLE_DAYS);
    const fault = visitFault(calendar, { date, window }, at, timeZone);
    return fault === null ? null : { date, fault };
  }

  private add(
    { request, events }: FollowedRequest,
    event: RequestEvent,
  ): TE.TaskEither<RecordsUnavailable, boolean> {
    return this.ports.log.add(request.id, event, events.length, this.channelsOf(request.lead, event));
  }

  /**
   * The dealer hears of what the visitor does, the visitor of a dealer who can't come and at a corrected address, and the CRM of all of it.
   * What is sent on is a request of its own.
   */
  private channelsOf(
    lead: Parameters<typeof deliveryChannels>[0],
    event: RequestEvent,
  ): ReadonlyArray<DeliveryChannel> {
    const { kind } = event;
    if (kind === 'forwarded') return [];
    const mailsVisitor = kind === 'declined' || (kind === 'amended' && event.changes.email !== undefined);
    const informed: ReadonlyArray<DeliveryChannel> = [
      'crm',
      ...(ROLE_OF[kind] === 'visitor' ? (['dealer-mail'] as const) : []),
      ...(mailsVisitor ? (['visitor-mail'] as const) : []),
    ];
    return deliveryChannels(lead, this.options).filter((channel) => informed.includes(channel));
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
    const { followed, role } = allowed;
    const { links, area, forward } = this.ports;
    const dealer = await this.dealerOf(followed);
    const timeZone = O.toNullable(dealer)?.timeZone ?? O.toNullable(area.timeZoneOf(followed.request));
    const language = languageOf(followed.request.lead.metadata.formId);
    return {
      ...allowed,
      dealer,
      next: role === 'visitor' ? await forward.next(followed)() : O.none,
      forwardedPages: Object.fromEntries(
        followed.events.flatMap((event) =>
          event.kind === 'forwarded'
            ? [[event.to.requestId, links.addressFor(event.to.requestId, 'visitor', language)]]
            : [],
        ),
      ),
      timeZone: timeZone ?? BRAND_TIME_ZONE,
    };
  }

  private async dealerOf({ request }: FollowedRequest): Promise<O.Option<Dealer>> {
    const { companyId } = request.lead.metadata;
    if (companyId === null) return O.none;
    const { dealers, clock } = this.ports;
    const found = await inTime(clock, LOOK_UP_WITHIN_MS, dealers.byCompanyId(companyId))();
    return E.isLeft(found) ? O.none : found.right;
  }
}
