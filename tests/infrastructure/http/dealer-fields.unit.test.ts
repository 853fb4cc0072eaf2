import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import {
  DEALER_FIELDS,
  type DealerFieldTable,
  type FieldKind,
} from '../../../domain/dealer/dealer-fields.ts';
import { DealerWire, fromDealer } from '../../../infrastructure/wire/dealer-wire.ts';
import { csvRows } from '../../../infrastructure/import/csv-rows.ts';
import { DEALER_COLUMNS } from '../../../infrastructure/import/dealer-columns.ts';
import { dealer as dealerSchema } from '../../../infrastructure/server/schemas/dealer-schema.ts';
import { asCsv, inPieces, rowsOf } from '../import/rows.ts';

const VALUES: { readonly [kind in FieldKind]: unknown } = {
  text: 'some text',
  identifier: '0042',
  'company id': 7,
  flag: true,
  count: 3,
  rating: 4.5,
  miles: 12.3,
  coordinates: { lat: 32.96, lon: -96.84 },
  'assigned numbers': [{ numberType: 'campaign-1', number: '9725550101' }],
  'special days': [{ date: '2026-11-26', hours: 'Closed' }],
};

/** A value for every field of the table, in the shape of a dealer. */
const valuesOf = (table: DealerFieldTable): object =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => [
      name,
      field.kind === 'group' ? valuesOf(field.fields) : VALUES[field.kind],
    ]),
  );
const dealer = valuesOf(DEALER_FIELDS);

/** The dotted names of all values in an object; a list is one value. */
const pathsIn = (fields: object, below: (value: object) => object | undefined): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, value]: [string, object]) => {
    const inside = below(value);
    return inside === undefined ? [name] : pathsIn(inside, below).map((path) => `${name}.${path}`);
  });

describe('Every field of the table of dealer fields', () => {
  test('is transferred over the API', () => {
    const sent: unknown = JSON.parse(JSON.stringify(fromDealer(dealer)));
    expect(DealerWire.decode(sent)).toEqual(E.right(dealer));
  });

  test('has a column in a CSV file', async () => {
    const rows = await rowsOf(csvRows(inPieces(asCsv([fromDealer(dealer)]), 50), DEALER_COLUMNS));
    expect(rows.map(({ record }) => DealerWire.decode(record))).toEqual([E.right(dealer)]);
  });

  test("is in the API's schema", () => {
    const described = pathsIn(dealerSchema.properties, (schema) =>
      'properties' in schema ? (schema.properties as object) : undefined,
    );
    const written = pathsIn(fromDealer(dealer), (value) =>
      typeof value === 'object' && !Array.isArray(value) ? value : undefined,
    );
    expect([...described].sort()).toEqual([...written].sort());
  });
});
