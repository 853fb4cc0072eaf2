/** So many badges are shown at most (design language, section 5). */
const MAX_OPEN = 3;
/** In so many rows. */
const MAX_ROWS = 2;

/** What a card of a phone, 375 px wide, has room for in a row. */
const ROW_PX = 308;
const GAP_PX = 4;
/** A pill's icon and edges, and a letter of it at the normal size. */
const PILL_PX = 33;
const LETTER_PX = 8;

const widthOf = (label: string): number => PILL_PX + LETTER_PX * label.length;

const rowsOf = (labels: ReadonlyArray<string>): number => {
  let rows = 0;
  let left = 0;
  for (const label of labels) {
    const width = widthOf(label);
    if (rows > 0 && left >= GAP_PX + width) left -= GAP_PX + width;
    else [rows, left] = [rows + 1, ROW_PX - width];
  }
  return rows;
};

/**
 * How many badges are shown, from one to three: as many as fill two rows of a card with what opens the rest, whose text
 * `more` gives. Estimated from their letters: the server measures nothing.
 */
export const openBadges = (labels: ReadonlyArray<string>, more: (hidden: number) => string): number => {
  const fits = (open: number): boolean => {
    const hidden = labels.length - open;
    return rowsOf([...labels.slice(0, open), ...(hidden > 0 ? [more(hidden)] : [])]) <= MAX_ROWS;
  };
  let open = Math.min(MAX_OPEN, labels.length);
  while (open > 1 && !fits(open)) open -= 1;
  return open;
};
