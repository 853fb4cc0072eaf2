/** The columns of the site's grid (specification, section 9). */
const GRID = 12;

/** The width of the content on a wide screen, in pixels; column widths in pixels are fractions of it (design language, section 4). */
const CONTENT_PX = 1200;

/** A column's width as an editor wrote it: `33.33%`, `66.66`, `2/3`, `300px`; null: an equal share of the remaining row. */
export type ColumnWidth = string | number | null;

/**
 * How many grid columns each column of a row spans: between 1 and 12, 12 in total, in proportion to the widths. Columns without a
 * width share the rest. More than twelve columns span one each and wrap to the next row.
 */
export const columnSpans = (widths: ReadonlyArray<ColumnWidth>): ReadonlyArray<number> => {
  if (widths.length > GRID) return widths.map(() => 1);
  const shares = sharesOf(widths.map(fractionOf));
  const whole = sum(shares);
  const exact = shares.map((share) => (share / whole) * GRID);
  return evenedOut(
    exact.map((span) => Math.max(1, Math.floor(span))),
    exact,
  );
};

const WRITTEN = /^(\d*\.?\d+)(%|px|\/(\d*\.?\d+))?$/;

const fractionOf = (width: ColumnWidth): number | null => {
  const [, size, unit, parts] = WRITTEN.exec(String(width ?? '').replaceAll(' ', '')) ?? [];
  const given = Number(size);
  const fraction =
    unit === 'px' ? given / CONTENT_PX : parts === undefined ? given / 100 : given / Number(parts);
  return Number.isFinite(fraction) && fraction > 0 ? Math.min(fraction, 1) : null;
};

/** Columns without a width get equal shares of the remaining row, at least one grid column each. */
const sharesOf = (fractions: ReadonlyArray<number | null>): ReadonlyArray<number> => {
  const known = fractions.filter((fraction) => fraction !== null);
  const left = (1 - sum(known)) / (fractions.length - known.length);
  return fractions.map((fraction) => fraction ?? Math.max(left, 1 / GRID));
};

/** Corrects rounding: shrinks the column that is most too wide, or grows the one that is most too narrow, until the row is full. */
const evenedOut = (spans: ReadonlyArray<number>, exact: ReadonlyArray<number>): ReadonlyArray<number> => {
  const missing = GRID - sum(spans);
  if (spans.length === 0 || missing === 0) return spans;
  const step = Math.sign(missing);
  const need = spans.map((span, i) => (span + step < 1 ? -Infinity : step * ((exact[i] ?? 0) - span)));
  const neediest = need.indexOf(Math.max(...need));
  return evenedOut(
    spans.map((span, i) => (i === neediest ? span + step : span)),
    exact,
  );
};

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0);
