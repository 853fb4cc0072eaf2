import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Kysely } from 'kysely';
import type { IncomeLimits } from '../../../application/ports/content/income-limits.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { IncomeLimitsTable, Schema } from '../schema.ts';
import { storedJson } from '../stored-json.ts';
import { inPortions, type Rows } from './portions.ts';

/** An area with its FIPS code and its state. */
export interface CodedIncomes extends AreaIncomes, Pick<IncomeLimitsTable, 'fips' | 'state'> {}

/** The last five digits of a county's ten. */
export const WHOLE_COUNTY = '99999';

/** The imported income limits. HUD lists New England by town, whose name is unique in its state, and other states by county. */
export class SqlIncomeLimits implements IncomeLimits {
  constructor(
    private readonly db: Kysely<Schema>,
    /** The five digits of a point's county. */
    private readonly countyAt: (point: Coordinates) => Promise<string | undefined>,
  ) {}

  readonly at: IncomeLimits['at'] = (place) =>
    TE.tryCatch(async () => {
      const rows = await this.db
        .selectFrom('income_limits')
        .where('state', '=', place.state)
        .selectAll()
        .execute();
      const town = `${place.city}, ${place.state}`.toLowerCase();
      const county = rows.length === 0 ? '' : `${await this.countyAt(place)}${WHOLE_COUNTY}`;
      const row =
        rows.find(({ area }) => area.toLowerCase() === town) ?? rows.find(({ fips }) => fips === county);
      return O.map(incomesIn)(O.fromNullable(row));
    }, recordsUnavailable);
}

const incomesIn = ({ area, fiscal_year, median, low }: IncomeLimitsTable): AreaIncomes => ({
  area,
  fiscalYear: fiscal_year,
  median,
  low: storedJson(t.readonlyArray(t.number), low),
});

/** Replaces all imported limits in one transaction, and reports how many are stored. */
export const replaceIncomeLimits = (
  db: Kysely<Schema>,
  all: Rows<CodedIncomes>,
  onProgress?: (stored: number) => void,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('income_limits').execute();
    const store = async (portion: ReadonlyArray<CodedIncomes>): Promise<void> => {
      const rows = portion.map(({ fiscalYear, low, ...rest }) => ({
        ...rest,
        fiscal_year: fiscalYear,
        low: JSON.stringify(low),
      }));
      await transaction.insertInto('income_limits').values(rows).execute();
    };
    await inPortions(all, store, onProgress);
  });
