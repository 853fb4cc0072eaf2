/** The columns of the site's grid (specification, section 9). */
const GRID = 12;

/** How wide the content is on a wide screen, in pixels: what a width in pixels is a fraction of (design language, section 4). */
const CONTENT_PX = 1200;

/** A column's width as an editor wrote it: `33.33%`, `66.66`, `2/3`, `300px`; null: its share of what is left. */
export type ColumnWidth = string | number | null;

/**
 * How many of the twelve columns each column of a row takes: between 1 and 12, together 12, in the proportions of their
 * widths; those without a width share the rest. More columns than twelve take one each and go on in the next row.
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

/** Who has no width gets an equal share of what the others leave, and never less than one column. */
const sharesOf = (fractions: ReadonlyArray<number | null>): ReadonlyArray<number> => {
  const known = fractions.filter((fraction) => fraction !== null);
  const left = (1 - sum(known)) / (fractions.length - known.length);
  return fractions.map((fraction) => fraction ?? Math.max(left, 1 / GRID));
};

/** Takes from the column that has most too much, or gives to the one that has most too little, until the row is full. */
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
