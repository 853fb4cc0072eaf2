import { DEALER_FIELD_PLACES, type FieldKind } from '../../domain/dealer/dealer-fields.ts';
import type { ColumnKind } from './file-row.ts';

/** The columns of each kind of field, by the suffix of the field's own column. */
const COLUMNS: { readonly [kind in FieldKind | 'group']: Readonly<Record<string, ColumnKind>> } = {
  text: { '': 'text' },
  identifier: { '': 'text' },
  'company id': { '': 'text' },
  flag: { '': 'flag' },
  count: { '': 'number' },
  rating: { '': 'number' },
  miles: { '': 'number' },
  coordinates: { '.lat': 'number', '.lon': 'number' },
  'assigned numbers': { '': 'assigned numbers' },
  'special days': { '': 'special days' },
  group: {},
};

/** The columns of a CSV file of dealers: all fields of our wire format (specification, section 3). */
export const DEALER_COLUMNS: Readonly<Record<string, ColumnKind>> = Object.fromEntries(
  DEALER_FIELD_PLACES.flatMap(({ column, kind }) =>
    Object.entries(COLUMNS[kind]).map(([suffix, columnKind]) => [`${column}${suffix}`, columnKind]),
  ),
);

/** The columns with flags. */
export const DEALER_FLAGS: ReadonlyArray<string> = DEALER_FIELD_PLACES.filter(
  ({ kind }) => kind === 'flag',
).map(({ column }) => column);
