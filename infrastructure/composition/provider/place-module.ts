import { ContainerModule } from 'inversify';
import { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import { BuiltInAddressSuggestions } from '../../places/built-in-address-suggestions.ts';
import { GoogleAddressSuggestions } from '../../places/google-address-suggestions.ts';
import { ListedPlaceOfCode } from '../../places/listed-place-of-code.ts';
import { ListedPlaceSuggestions } from '../../places/listed-place-suggestions.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

const GOOGLE = { host: 'https://places.googleapis.com', timeoutMs: 2_000 };

/** Binds places. Address suggestions are built in, or Google's when there is an API key (contract, section 2). */
export const placeModule = (
  records: Pick<Records, 'places' | 'towns' | 'energyFigures'>,
  { placesApiKey }: Pick<Settings, 'placesApiKey'>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.postalPlaces).toConstantValue(records.places);
    bind(SERVER_TOKENS.largerTowns).toConstantValue(records.towns);
    bind(TOKENS.placeOfCode).toConstantValue(new ListedPlaceOfCode(records.places));
    bind(TOKENS.energyFigures).toConstantValue(records.energyFigures);
    bind(TOKENS.placeSuggestions).toConstantValue(new ListedPlaceSuggestions(records.places));
    bind(SERVER_TOKENS.locateVisitor)
      .toDynamicValue(({ get }) => new LocateVisitor(get(SERVER_TOKENS.postalPlaces)))
      .inSingletonScope();
    bind(TOKENS.addressSuggestions)
      .toDynamicValue(({ get }) => {
        const places = get(SERVER_TOKENS.postalPlaces);
        const builtIn = new BuiltInAddressSuggestions(places);
        return placesApiKey === null
          ? builtIn
          : new GoogleAddressSuggestions(
              { key: placesApiKey, ...GOOGLE },
              places,
              builtIn,
              get(TOKENS.logger),
            );
      })
      .inSingletonScope();
  });
