import { createHash } from 'node:crypto';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Selectable } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { NumberPools, LeaseInterval } from '../../../application/ports/dealers/number-pools.ts';
import type { Caller, NumberPool, PooledNumber } from '../../../domain/phone/number-lease.ts';
import { instantText } from '../instant-text.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { PoolNumbersTable } from '../schema.ts';

/**
 * Number pools in the database. A lease is one conditional update that only one caller can win. Sessions are stored as hashes, and visitor
 * addresses as hashes too short to identify anyone.
 */
export class SqlNumberPools implements NumberPools {
  private readonly database: Pick<Database, 'db' | 'writer'>;
  private readonly withSample: () => boolean;

  /** `withSample` returns whether sample pools are served. */
  constructor(database: Pick<Database, 'db' | 'writer'>, withSample: () => boolean) {
    this.database = database;
    this.withSample = withSample;
  }

  find(pool: string, caller: Caller): TE.TaskEither<RecordsUnavailable, O.Option<NumberPool>> {
    return TE.tryCatch(async () => {
      const [found, rows] = await Promise.all([this.pool(pool), this.numbers(pool)]);
      if (found === undefined || (found.sample === 1 && !this.withSample())) return O.none;
      return O.some({ numbers: rows.map(seenBy(caller)), fallbackNumber: found.fallback_number });
    }, recordsUnavailable);
  }

  lease(
    number: string,
    { routingGroup, session, visitor }: Caller,
    { from, until }: LeaseInterval,
  ): TE.TaskEither<RecordsUnavailable, boolean> {
    const holder = { routing_group: routingGroup, session: hashOf(session) };
    const leasing = this.database.db
      .updateTable('pool_numbers')
      .set({ ...holder, visitor: shortHashOf(visitor), leased_until: instantText(until) })
      .where('number', '=', number)
      .where(({ or, and, eb }) =>
        or([eb('leased_until', 'is', null), eb('leased_until', '<=', instantText(from)), and(holder)]),
      )
      .compile();
    return TE.tryCatch(async () => {
      const [{ changed }] = await this.database.writer.run([leasing]);
      return changed === 1;
    }, recordsUnavailable);
  }

  private pool(pool: string) {
    return this.database.db
      .selectFrom('number_pools')
      .where('pool', '=', pool)
      .select(['sample', 'fallback_number'])
      .executeTakeFirst();
  }

  private numbers(pool: string) {
    return this.database.db
      .selectFrom('pool_numbers')
      .where('pool', '=', pool)
      .orderBy('number')
      .select(['number', 'routing_group', 'session', 'visitor', 'leased_until'])
      .execute();
  }
}

type NumberRow = Omit<Selectable<PoolNumbersTable>, 'pool'>;

const seenBy = ({ routingGroup, session, visitor }: Caller): ((row: NumberRow) => PooledNumber) => {
  const [hash, shortHash] = [hashOf(session), shortHashOf(visitor)];
  return (row) => ({
    number: row.number,
    isOwn: row.session === hash && row.routing_group === routingGroup,
    isOfVisitor: shortHash !== null && row.visitor === shortHash,
    leasedUntil: row.leased_until === null ? null : Date.parse(row.leased_until),
  });
};

const hashOf = (session: string): string => createHash('sha256').update(session).digest('hex');

/** In hex digits. About 65,000 IPv4 addresses share each hash, so no address can be derived from it. */
const SHORT_HASH_LENGTH = 4;

/** Null when the visitor is unknown. */
const shortHashOf = (visitor: string): string | null =>
  visitor === '' ? null : hashOf(visitor).slice(0, SHORT_HASH_LENGTH);
