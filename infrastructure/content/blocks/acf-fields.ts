type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys by which the editor finds its own definitions. */
const isReference = (key: string): boolean => key.startsWith('_');

const countOf = (value: unknown): number => {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d{1,4}$/.test(value));
  const count = isCount ? Number(value) : 0;
  return Number.isInteger(count) ? Math.min(count, 10_000) : 0;
};

/** The fields whose keys begin with a prefix, without it. */
const fieldsUnder = (fields: Fields, prefix: string): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => key.startsWith(prefix) && key.length > prefix.length)
      .map(([key, value]) => [key.slice(prefix.length), value]),
  );

const isRow = (key: string, repeater: string): boolean =>
  key.startsWith(`${repeater}_`) && /^\d+_./.test(key.slice(repeater.length + 1));

const nested = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nested);
  return isFields(value) ? expandRepeaters(value) : value;
};

/**
 * The fields of a block of Advanced Custom Fields: repeaters that are written flat (`qa: 2, qa_0_question, ..`) become
 * lists of fields, within each other too; the editor's references (`_qa`) are left out.
 */
export const expandRepeaters = (given: Fields): Fields => {
  const fields = Object.entries(given).filter(([key]) => !isReference(key));
  const own = Object.fromEntries(fields);
  const keys = fields.map(([key]) => key);
  const repeaters = fields.filter(
    ([key, value]) => countOf(value) > 0 && keys.some((row) => isRow(row, key)),
  );
  const isWithin = (key: string): boolean => repeaters.some(([repeater]) => isRow(key, repeater));
  const rows = (key: string, count: number): ReadonlyArray<Fields> =>
    Array.from({ length: count }, (_, row) => expandRepeaters(fieldsUnder(own, `${key}_${row}_`)));
  const counts = new Map(repeaters.map(([key, value]) => [key, countOf(value)]));
  return Object.fromEntries(
    fields
      .filter(([key]) => !isWithin(key))
      .map(([key, value]) => {
        const count = counts.get(key);
        return [key, count === undefined ? nested(value) : rows(key, count)];
      }),
  );
};
