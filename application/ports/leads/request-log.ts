import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import type { FollowedRequest } from '../../../domain/lead/request/request-state.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** What has happened to stored requests. It ends with the request: retention and `forget` delete both. */
export interface RequestLog {
  /** The requests with a reference. Two requests may share one, once in about a trillion. */
  readonly byReference: (reference: string) => TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>>;
  /**
   * Some requests of which a mail server took the dealer's mail, and which nobody has answered, withdrawn or escalated: those accepted after
   * one (by time and id) and before an instant, oldest first. None: there are no more.
   */
  readonly unanswered: (
    after: Pick<SubmittedLead, 'acceptedAt' | 'id'>,
    before: number,
  ) => TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>>;
  /**
   * Adds an event with one delivery for each channel, in one transaction. `after` is the number of the request's events that the caller has
   * seen: if there are others meanwhile, or the request has gone, nothing is added and the result is false. A held request has no deliveries.
   */
  readonly add: (
    requestId: string,
    event: RequestEvent,
    after: number,
    channels: ReadonlyArray<DeliveryChannel>,
  ) => TaskEither<RecordsUnavailable, boolean>;
}
