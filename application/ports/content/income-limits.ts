import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Place } from '../../../domain/postal-code/place.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** HUD's income limits by place. */
export interface IncomeLimits {
  /** Those of a place's town or county; none when they are unknown. */
  readonly at: (place: Place) => TaskEither<RecordsUnavailable, Option<AreaIncomes>>;
}
