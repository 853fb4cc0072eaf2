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

/** What rebates pay for the low price and for the high one. */
export interface RebatesAtEnds {
  readonly from: DollarRange;
  readonly to: DollarRange;
}

/**
 * What is left of a price after rebates: of the low price what its most rebates leave, and of the high price what its least leave. Never
 * below 0.
 */
export const netOf = (price: DollarRange, rebates: RebatesAtEnds): DollarRange => {
  const from = Math.max(0, price.from - rebates.from.to);
  return { from, to: Math.max(from, price.to - rebates.to.from) };
};
