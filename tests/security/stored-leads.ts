import { LEAD_FIELDS, LONGEST } from '../../domain/lead/lead.ts';
import { openDatabase } from '../../infrastructure/database/open-database.ts';
import type { Storage } from '../faults/storage.ts';

const FIELDS: ReadonlySet<string> = new Set(LEAD_FIELDS);
const LIMITS: Readonly<Record<string, number>> = LONGEST;

const faultsOf = (record: unknown): ReadonlyArray<string> => {
  const { fields } = (record ?? {}) as { readonly fields?: unknown };
  if (typeof fields !== 'object' || fields === null) return ['a lead without fields'];
  return Object.entries(fields).flatMap(([name, value]: readonly [string, unknown]) => {
    if (!FIELDS.has(name)) return [`an unknown field`];
    if (typeof value !== 'string') return [`${name} is no text`];
    return value.length > (LIMITS[name] ?? 0) ? [`${name} is too long`] : [];
  });
};

/** What is wrong with the leads that a storage holds: fields that nobody knows, of another type, or too long. */
export const malformedLeads = async ({ settings, dataDir }: Storage): Promise<ReadonlyArray<string>> => {
  const database = await openDatabase({ databaseUrl: settings['DATABASE_URL'] || null, dataDir });
  try {
    const rows = await database.db.selectFrom('leads').select('record').execute();
    return rows.flatMap(({ record }) => faultsOf(JSON.parse(record)));
  } finally {
    await database.close();
  }
};
