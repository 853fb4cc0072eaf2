import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ForgottenAddressesTable, Schema } from '../schema.ts';
import { personOf, typedAddress } from './stored-address.ts';

const SALT_BYTES = 32;
const EMAILS_PER_READ = 2_000;

const hashOf = (salt: string, address: string): string =>
  createHmac('sha256', salt).update(address).digest('hex');

/** The salt of this database's hashes. Creates one before the first address is forgotten. */
export const saltOf = async (db: Kysely<Schema>): Promise<string> => {
  const oldest = await db
    .selectFrom('forgotten_addresses')
    .orderBy('forgotten_at')
    .limit(1)
    .select('salt')
    .executeTakeFirst();
  return oldest?.salt ?? randomBytes(SALT_BYTES).toString('hex');
};

/** The row for an address that is forgotten at an instant, as UTC text. */
export const forgottenAddress = (
  salt: string,
  email: string,
  forgottenAt: string,
): ForgottenAddressesTable => ({
  salt,
  address_hash: hashOf(salt, personOf(email)),
  forgotten_at: forgottenAt,
});

/** Adds rows. For an address that already has a row, the later instant wins. */
export const addForgottenAddresses = (db: Kysely<Schema>, rows: ReadonlyArray<ForgottenAddressesTable>) =>
  db
    .insertInto('forgotten_addresses')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['salt', 'address_hash'])
        .doUpdateSet(({ ref }) => ({ forgotten_at: ref('excluded.forgotten_at') }))
        .whereRef('excluded.forgotten_at', '>', 'forgotten_addresses.forgotten_at'),
    );

/** Deletes all leads of forgotten addresses that were accepted before the address was forgotten. Returns how many. */
export const deleteForgottenLeads = async (db: Kysely<Schema>): Promise<number> => {
  const rows = await db.selectFrom('forgotten_addresses').selectAll().execute();
  if (rows.length === 0) return 0;
  const forgottenAt = new Map(rows.map((row) => [`${row.salt} ${row.address_hash}`, row.forgotten_at]));
  const salts = new Set(rows.map(({ salt }) => salt));
  let deleted = 0;
  for await (const email of emails(db)) {
    for (const salt of salts) {
      // Earlier releases hashed the address as typed.
      const until = [personOf(email), typedAddress(email)]
        .flatMap((address) => forgottenAt.get(`${salt} ${hashOf(salt, address)}`) ?? [])
        .toSorted()
        .at(-1);
      if (until === undefined) continue;
      const result = await db
        .deleteFrom('leads')
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('email', '=', email),
            eb('id', 'in', selectFrom('request_events').where('email', '=', email).select('lead_id')),
          ]),
        )
        .where('accepted_at', '<=', until)
        .executeTakeFirst();
      deleted += Number(result.numDeletedRows);
    }
  }
  return deleted;
};

/** All stored spellings of one person's address, by any release. Reads every address. */
export const addressesOf = async (db: Kysely<Schema>, person: string): Promise<ReadonlyArray<string>> => {
  const found: string[] = [];
  for await (const email of emails(db)) if (personOf(email) === person) found.push(email);
  return found;
};

/** All distinct e-mail addresses, as sent and as corrected. */
async function* emails(db: Kysely<Schema>): AsyncGenerator<string> {
  yield* emailsIn(db, 'leads');
  yield* emailsIn(db, 'request_events');
}

/** The distinct addresses of a table, read in portions. */
async function* emailsIn(db: Kysely<Schema>, table: 'leads' | 'request_events'): AsyncGenerator<string> {
  let after = '';
  let rows;
  do {
    rows = await db
      .selectFrom(table)
      .where('email', '>', after)
      .distinct()
      .orderBy('email')
      .limit(EMAILS_PER_READ)
      .select('email')
      .execute();
    yield* rows.flatMap(({ email }) => email ?? []);
    after = rows.at(-1)?.email ?? after;
  } while (rows.length === EMAILS_PER_READ);
}
