/** An amount that isn't known exactly, in US dollars. Both ends are possible; `from` is at most `to`. */
export interface DollarRange {
  readonly from: number;
  readonly to: number;
}

export const exactly = (dollars: number): DollarRange => ({ from: dollars, to: dollars });

/** The smallest range with all of these; nothing when there are none. */
export const hullOf = (ranges: ReadonlyArray<DollarRange>): DollarRange =>
  ranges.length === 0
    ? exactly(0)
    : {
        from: Math.min(...ranges.map(({ from }) => from)),
        to: Math.max(...ranges.map(({ to }) => to)),
      };

/** Limits both ends. */
export const atMost = ({ from, to }: DollarRange, limit: number): DollarRange => ({
  from: Math.min(from, limit),
  to: Math.min(to, limit),
});

/** What is left of a price after rebates: the low price with the most rebates, and the high price with the least. Never below 0. */
export const netOf = (price: DollarRange, rebates: DollarRange): DollarRange => ({
  from: Math.max(0, price.from - rebates.to),
  to: Math.max(0, price.to - rebates.from),
});
