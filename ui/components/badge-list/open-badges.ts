/** The maximum number of badges shown (design language, section 5). */
const MAX_OPEN = 3;
const MAX_ROWS = 2;

/** The width of a row in a card on a phone that is 375 px wide. */
const ROW_PX = 308;
const GAP_PX = 4;
/** The width of a pill without its label, and the average width of a letter at the normal size. */
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
 * The number of badges shown, from one to three: as many as fit into two rows of a card, together with the control for the remaining
 * badges, whose text `more` returns. Estimated from the number of letters, since the server can't measure.
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
