import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';
import type { NotFound } from '../../../application/ports/dealers/provider-failure.ts';
import type { NumberPools } from '../../../application/ports/dealers/number-pools.ts';
import { RouteCall } from '../../../application/provider/route-call/route-call.ts';
import { HttpCallRouting } from '../../http/http-call-routing.ts';
import type { Settings } from '../../settings/settings.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import type { Records } from '../open-records.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-table.ts';

export const callRoutingModule = (
  records: Pick<Records, 'numberPools'>,
  settings: Settings,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.numberPools).toConstantValue(records.numberPools);
    bind(TOKENS.callRouting)
      .toDynamicValue(({ get }) => callRouting(settings, get(SERVER_TOKENS.numberPools), get(TOKENS.clock)))
      .inSingletonScope();
  });

/** Call routing from our own number pools, or from a real service when its host is set. */
export const callRouting = (
  { callRoutingHost }: Pick<Settings, 'callRoutingHost'>,
  pools: NumberPools,
  clock: Clock,
): CallRouting => {
  if (callRoutingHost !== null)
    return new HttpCallRouting({
      address: `${callRoutingHost}/call-routing/run`,
      timeoutMs: PROVIDER_TIMEOUT_MS,
      session: () => '',
    });
  const routeCall = new RouteCall(pools, clock);
  return {
    run: (pool, routingGroup, session = '', visitor = '') =>
      pipe(
        routeCall.execute(pool, routingGroup, session, visitor),
        TE.chainW(TE.fromOption((): NotFound => ({ _tag: 'NotFound' }))),
      ),
  };
};
