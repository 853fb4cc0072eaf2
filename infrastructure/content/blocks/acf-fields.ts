import { isRecord } from '../../wire/json-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Keys of the editor's own references. */
const isReference = (key: string): boolean => key.startsWith('_');

const countOf = (value: unknown): number => {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d{1,4}$/.test(value));
  const count = isCount ? Number(value) : 0;
  return Number.isInteger(count) && count > 0 ? count : 0;
};

/** A field in a row of a repeater, `qa_0_question`. */
interface RowField {
  readonly repeater: string;
  readonly row: number;
  /** The field's name within the row. */
  readonly name: string;
}

const ROW = /_(?=(\d+)_.)/g;

/** Longer names can't be fields: WordPress stores at most 255 characters. */
const MAX_NAME_LENGTH = 255;

/** The repeater row of a field, by the shortest prefix that is a repeater. Null when the field is in no row. */
const rowFieldOf = (key: string, counts: ReadonlyMap<string, number>): RowField | null => {
  if (key.length > MAX_NAME_LENGTH) return null;
  for (const { index, 1: row = '' } of key.matchAll(ROW)) {
    const repeater = key.slice(0, index);
    if (counts.has(repeater)) return { repeater, row: Number(row), name: key.slice(index + row.length + 2) };
  }
  return null;
};

const nested = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nested);
  return isRecord(value) ? expandRepeaters(value) : value;
};

/** The rows of all repeaters, by the repeater's name. */
class Rows {
  private readonly rows = new Map<string, Map<number, Array<[string, unknown]>>>();

  add({ repeater, row, name }: RowField, value: unknown): void {
    const rows = this.rows.get(repeater) ?? new Map<number, Array<[string, unknown]>>();
    this.rows.set(repeater, rows);
    const fields = rows.get(row) ?? [];
    rows.set(row, fields);
    fields.push([name, value]);
  }

  /** The rows of a repeater in order, at most `count`, without empty rows. Null when it isn't a repeater. */
  of(repeater: string, count: number): ReadonlyArray<Fields> | null {
    const rows = this.rows.get(repeater);
    if (rows === undefined) return null;
    return [...rows]
      .filter(([row]) => row < count)
      .toSorted(([one], [other]) => one - other)
      .map(([, fields]) => expandRepeaters(Object.fromEntries(fields)));
  }
}

/**
 * Expands the fields of an ACF block: flat repeaters (`qa: 2, qa_0_question, ..`) become lists, also when nested; the editor's references
 * (`_qa`) are dropped. Reads each field once per level of nesting.
 */
export const expandRepeaters = (given: Fields): Fields => {
  const fields = Object.entries(given).filter(([key]) => !isReference(key));
  const counts = new Map(
    fields.flatMap(([key, value]) => (countOf(value) > 0 ? [[key, countOf(value)] as const] : [])),
  );
  const rows = new Rows();
  const own: Array<readonly [string, unknown]> = [];
  for (const [key, value] of fields) {
    const rowField = rowFieldOf(key, counts);
    if (rowField === null) own.push([key, value]);
    else rows.add(rowField, value);
  }
  return Object.fromEntries(
    own.map(([key, value]) => [key, rows.of(key, counts.get(key) ?? 0) ?? nested(value)]),
  );
};
