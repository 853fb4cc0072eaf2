import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Kysely } from 'kysely';
import { dayOf, type Clock } from '../../../application/ports/clock.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { maxRebateOf, NO_REBATES, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { decodeProgram } from '../../wire/rebate-wire.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { Schema } from '../schema.ts';
import { storedJson } from '../stored-json.ts';

/** The rebates in our own records: the programs of every stored prefix of a postal code, under the place name of the longest prefix. */
export class SqlRebateDirectory implements RebateDirectory {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly clock: Clock,
    /** Whether sample programs are returned. With real dealers they would be misleading. */
    private readonly servesSample: () => boolean,
  ) {}

  readonly rebatesAt = (code: PostalCode): TE.TaskEither<RebatesUnavailable, AreaRebates> =>
    TE.tryCatch(
      async () => this.areaOf(await this.rowsOf(code)),
      (failure) => ({ _tag: 'RebatesUnavailable', reason: recordsUnavailable(failure).fault }),
    );

  private rowsOf(code: PostalCode) {
    const beginnings = Array.from(code.replace(' ', ''), (_, index) =>
      code.replace(' ', '').slice(0, index + 1),
    );
    return this.db
      .selectFrom('rebates')
      .innerJoin('current_editions as current', 'current.edition_id', 'rebates.edition_id')
      .innerJoin('editions', 'editions.id', 'rebates.edition_id')
      .where('current.kind', '=', 'rebates')
      .where('zip_prefix', 'in', beginnings)
      .orderBy('position')
      .select(['zip_prefix', 'city_state', 'record', 'sample'])
      .execute();
  }

  private areaOf(rows: Awaited<ReturnType<SqlRebateDirectory['rowsOf']>>): AreaRebates {
    const [nearest, ...others] = rows.toSorted((a, b) => b.zip_prefix.length - a.zip_prefix.length);
    if (nearest === undefined) return NO_REBATES;
    const isSample = nearest.sample === 1;
    if (isSample && !this.servesSample()) return NO_REBATES;
    const programs = programsIn([nearest, ...others]);
    return {
      ...NO_REBATES,
      cityState: O.some(nearest.city_state),
      maxRebate: maxRebateOf(programs, O.none, dayOf(this.clock)),
      programs,
      isSample,
    };
  }
}

/** The programs without duplicate ids. The program with the longer prefix wins. */
const programsIn = (rows: ReadonlyArray<{ readonly record: string }>): ReadonlyArray<RebateProgram> => {
  const programs = rows.map(({ record }) => storedJson(StoredProgram, record));
  return programs.filter(({ id }, index) => programs.findIndex((other) => other.id === id) === index);
};

const StoredProgram: t.Decoder<unknown, RebateProgram> = {
  name: 'a rebate program',
  validate: (value, context) =>
    pipe(
      decodeProgram(value),
      E.matchW(() => t.failure(value, context), t.success),
    ),
  decode: (value) => StoredProgram.validate(value, [{ key: '', type: StoredProgram, actual: value }]),
};
