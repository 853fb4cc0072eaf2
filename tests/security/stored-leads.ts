import { LEAD_FIELD_TABLE } from '../../domain/lead/lead-fields.ts';
import { openDatabase } from '../../infrastructure/database/open-database.ts';
import type { Storage } from '../faults/storage.ts';

const MAX_LENGTHS: ReadonlyMap<string, number> = new Map(
  LEAD_FIELD_TABLE.map(({ name, maxLength }) => [name, maxLength]),
);

const faultsOf = (record: unknown): ReadonlyArray<string> => {
  const { fields } = (record ?? {}) as { readonly fields?: unknown };
  if (typeof fields !== 'object' || fields === null) return ['a lead without fields'];
  return Object.entries(fields).flatMap(([name, value]: readonly [string, unknown]) => {
    const maxLength = MAX_LENGTHS.get(name);
    if (maxLength === undefined) return [`an unknown field`];
    if (typeof value !== 'string') return [`${name} is no text`];
    return value.length > maxLength ? [`${name} is too long`] : [];
  });
};

/** The faults of the stored leads: unknown fields, wrong types, or too long values. */
export const malformedLeads = async ({ settings, dataDir }: Storage): Promise<ReadonlyArray<string>> => {
  const database = await openDatabase({ databaseUrl: settings['DATABASE_URL'] || null, dataDir });
  try {
    const rows = await database.db.selectFrom('leads').select('record').execute();
    return rows.flatMap(({ record }) => faultsOf(JSON.parse(record)));
  } finally {
    await database.close();
  }
};
