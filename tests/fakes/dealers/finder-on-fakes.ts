import { NEVER } from 'rxjs';
import { FindDealers } from '../../../application/visitor/find-dealers/find-dealers.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import type { FakeClock } from '../fake-clock.ts';
import { MemoryLogger } from '../memory-logger.ts';
import type { FakeDealerDirectory } from './fake-dealer-directory.ts';
import { FakeDealerLookUp } from './fake-dealer-look-up.ts';
import { FakePlaceSuggestions } from './fake-place-suggestions.ts';

/** Finds dealers for a visitor without a source or an area. */
export const finderOnFakes = (
  directory: FakeDealerDirectory,
  clock: FakeClock,
  lookUp = new FakeDealerLookUp(),
) =>
  new FindDealers({
    directory,
    clock,
    log: new MemoryLogger(),
    suggestions: new FakePlaceSuggestions(),
    memory: { postalCode$: NEVER, rememberPostalCode: () => undefined },
    origin: { trafficSource: () => NO_SOURCE },
    lookUp,
  });
