import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallRouting } from '../../application/ports/dealers/call-routing.ts';
import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { RouteCall } from '../../application/provider/route-call/route-call.ts';

/** Call routing from our own number pools. */
export class InProcessCallRouting implements CallRouting {
  constructor(private readonly routeCall: RouteCall) {}

  readonly run = (
    pool: string,
    routingGroup: string,
    session = '',
    visitor = '',
  ): TE.TaskEither<ProviderFailure | NotFound, string> =>
    pipe(
      this.routeCall.execute(pool, routingGroup, session, visitor),
      TE.chainW(TE.fromOption((): NotFound => ({ _tag: 'NotFound' }))),
    );
}
