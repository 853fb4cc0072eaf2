import { referenceOf } from '../../domain/lead/reference.ts';
import type { RequestEvent } from '../../domain/lead/request/request-event.ts';
import {
  isUnanswered,
  stateOf,
  type FollowedRequest,
  type RequestState,
} from '../../domain/lead/request/request-state.ts';

/** Something that happened to a request: `lead.stored`, `lead.sent`, `lead.accepted`. */
export interface HistoryStep {
  readonly event: string;
  /** UTC, `2026-11-29T20:14:00.000Z`. */
  readonly at: string;
  /** The names of corrected fields. */
  readonly changed?: ReadonlyArray<string>;
  /** The request that another dealer got. */
  readonly forwardedAs?: string;
}

/** A request's states for a CRM and the operator, without what was typed. */
export interface RequestHistory {
  readonly id: string;
  readonly reference: string;
  /** The requested dealer; null when the brand chooses one. */
  readonly companyId: number | null;
  readonly state: RequestState;
  /** Whether nobody has answered in the promised time, nor since. */
  readonly isUnanswered: boolean;
  /** Whether it waits for the operator's decision, or was discarded. */
  readonly isHeld: boolean;
  /** Oldest first. */
  readonly history: ReadonlyArray<HistoryStep>;
}

export const requestHistory = (followed: FollowedRequest): RequestHistory => {
  const { request, sentAt, isHeld, events } = followed;
  const steps = [
    step('stored', request.acceptedAt),
    ...(sentAt === null ? [] : [step('sent', sentAt)]),
    ...events.map((event) => ({ ...step(event.kind, event.at), ...detailsOf(event) })),
  ];
  return {
    id: request.id,
    reference: referenceOf(request.id),
    companyId: request.lead.metadata.companyId,
    state: stateOf(followed),
    isUnanswered: isUnanswered(followed),
    isHeld,
    history: steps.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))),
  };
};

const step = (kind: string, at: number): HistoryStep => ({
  event: `lead.${kind}`,
  at: new Date(at).toISOString(),
});

const detailsOf = (event: RequestEvent): Partial<HistoryStep> => {
  switch (event.kind) {
    case 'amended':
      return { changed: Object.keys(event.changes) };
    case 'forwarded':
      return { forwardedAs: referenceOf(event.to.requestId) };
    default:
      return {};
  }
};
