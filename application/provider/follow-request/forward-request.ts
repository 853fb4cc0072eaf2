import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type * as TE from 'fp-ts/TaskEither';
import { displayName } from '../../../domain/dealer/display-name.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { unsafeValidLead, type ValidLead } from '../../../domain/lead/lead.ts';
import type { ForwardedTo } from '../../../domain/lead/request/request-event.ts';
import {
  amended,
  isPossible,
  stateOf,
  type FollowedRequest,
} from '../../../domain/lead/request/request-state.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { AcceptLead } from '../accept-lead/accept-lead.ts';
import type { FindRecipient } from '../deliver-leads/find-recipient.ts';

/** Sends a request to the next nearest dealer, too: as a request of its own, with what was corrected. */
export class ForwardRequest {
  constructor(
    private readonly acceptLead: Pick<AcceptLead, 'execute'>,
    private readonly area: Pick<FindRecipient, 'nearestTo'>,
  ) {}

  /** The nearest dealer who doesn't have the request. None for a held request, so that nothing evades the operator's decision. */
  next(followed: FollowedRequest): T.Task<O.Option<Dealer>> {
    return async () => {
      if (followed.isHeld || !isPossible('forwarded', stateOf(followed))) return O.none;
      const { request, events } = followed;
      const asked = [
        request.lead.metadata.companyId,
        ...events.flatMap((event) => (event.kind === 'forwarded' ? [event.to.companyId] : [])),
      ];
      const nearest = await this.area.nearestTo(request)();
      return O.fromNullable(nearest.find(({ companyId }) => companyId != null && !asked.includes(companyId)));
    };
  }

  /** Repeated, it finds the request that it made before. Null when the dealer can't have it. */
  execute(
    followed: FollowedRequest,
    { companyId, name = '', state }: Dealer,
  ): TE.TaskEither<RecordsUnavailable, ForwardedTo | null> {
    return async () => {
      if (companyId == null) return E.right(null);
      const { id, lead } = amended(followed);
      const key = `forwarded:${id}:${companyId}`;
      const metadata = { ...lead.metadata, companyId };
      let accepted = await this.acceptLead.execute(unsafeValidLead(metadata, lead.fields), key)();
      if (E.isRight(accepted) && accepted.right.kind === 'no-visit')
        accepted = await this.acceptLead.execute(unsafeValidLead(metadata, withoutVisit(lead)), key)();
      if (E.isLeft(accepted)) return accepted;
      return E.right(
        accepted.right.kind === 'accepted'
          ? { requestId: accepted.right.id, companyId, dealer: displayName(name, state) }
          : null,
      );
    };
  }
}

/** Another dealer may not offer the wished visit. */
const withoutVisit = ({
  fields: { preferredDate: _date, preferredWindow: _window, ...others },
}: ValidLead): ValidLead['fields'] => others;
