import type { TaskEither } from 'fp-ts/TaskEither';
import type { LocalEnergy } from '../../../domain/energy/local-energy.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** The usual weather and the average energy prices where a home is. */
export interface EnergyFigures {
  readonly at: (place: Place) => TaskEither<RecordsUnavailable, LocalEnergy>;
}
