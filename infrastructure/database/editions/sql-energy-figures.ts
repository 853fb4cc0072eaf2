import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Kysely } from 'kysely';
import type { EnergyFigures } from '../../../application/ports/content/energy-figures.ts';
import type { StatePrices } from '../../../domain/energy/local-energy.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { Schema } from '../schema.ts';

/** Energy figures with the imported prices, which replace the built-in ones of their state. */
export class SqlEnergyFigures implements EnergyFigures {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly builtIn: EnergyFigures,
  ) {}

  readonly at: EnergyFigures['at'] = (place) =>
    pipe(
      TE.tryCatch(() => this.imported(place.state), recordsUnavailable),
      TE.chain((imported) =>
        pipe(
          this.builtIn.at(place),
          TE.map((figures) => (imported === undefined ? figures : { ...figures, prices: O.some(imported) })),
        ),
      ),
    );

  private imported(state: string) {
    return this.db
      .selectFrom('energy_prices')
      .where('state', '=', state)
      .select(['state', 'electricity', 'gas', 'period'])
      .executeTakeFirst();
  }
}

/** Replaces all imported prices in one transaction. */
export const replaceEnergyPrices = (db: Kysely<Schema>, prices: ReadonlyArray<StatePrices>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('energy_prices').execute();
    if (prices.length > 0)
      await transaction
        .insertInto('energy_prices')
        .values([...prices])
        .execute();
  });
