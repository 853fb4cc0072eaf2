import { ContainerModule } from 'inversify';
import type { Settings } from '../../settings/settings.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateDirectory, withTownNames } from './rebate-providers.ts';

export const rebateServiceModule = (
  records: Pick<Records, 'rebates' | 'incomeLimits'>,
  settings: Settings,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.rebateDirectory)
      .toDynamicValue(({ get }) => {
        const places = get(SERVER_TOKENS.postalPlaces);
        const parts = { places, clock: get(TOKENS.clock), log: get(TOKENS.logger) };
        return withTownNames(
          rebateDirectory(settings, {
            records: records.rebates,
            incomeLimits: records.incomeLimits,
            ...parts,
          }),
          places,
        );
      })
      .inSingletonScope();
  });
