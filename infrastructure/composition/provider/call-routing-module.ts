import { ContainerModule } from 'inversify';
import { RouteCall } from '../../../application/provider/route-call/route-call.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** How the service routes calls to dealers. */
export const callRoutingModule = (records: Pick<Records, 'numberPools'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.numberPools).toConstantValue(records.numberPools);
    bind(SERVER_TOKENS.routeCall)
      .toDynamicValue(({ get }) => new RouteCall(get(SERVER_TOKENS.numberPools), get(TOKENS.clock)))
      .inSingletonScope();
  });
