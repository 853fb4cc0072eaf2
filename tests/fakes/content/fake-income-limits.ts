import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { IncomeLimits } from '../../../application/ports/content/income-limits.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';

/** The limits of some towns, by `Minneapolis, MN`. */
export class FakeIncomeLimits implements IncomeLimits {
  constructor(private readonly towns: Readonly<Record<string, AreaIncomes>> = {}) {}

  readonly at: IncomeLimits['at'] = ({ city, state }) =>
    TE.right(O.fromNullable(this.towns[`${city}, ${state}`]));
}
