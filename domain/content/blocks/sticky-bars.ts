/** Bars stay in their places for so long, in milliseconds: only then it is observed what is in view (specification, section 9). */
export const OBSERVED_AFTER_MS = 2000;

/** Content is in view with so much of its area, from 0 to 1 (specification, section 4). */
export const IN_VIEW_THRESHOLD = 0.065;

/** A bar of a page, by its id; null: not observed yet. */
interface Bar {
  readonly id: string;
  readonly isPlaceInView: boolean | null;
}

/** The bars of a page in its order, and whether the end of the page is in view. */
export interface StickyBars {
  readonly bars: ReadonlyArray<Bar>;
  readonly isEndInView: boolean;
}

/** What happens to them: a bar is rendered or leaves, or so much of its place, or of the end of the page, is in view. */
export type StickyEvent =
  | { readonly kind: 'rendered' | 'gone'; readonly id: string }
  | { readonly kind: 'place'; readonly id: string; readonly share: number }
  | { readonly kind: 'end'; readonly share: number };

export const NO_BARS: StickyBars = { bars: [], isEndInView: false };

const isInView = (share: number): boolean => share >= IN_VIEW_THRESHOLD;

/** The bars after something has happened. */
export const afterEvent = (state: StickyBars, event: StickyEvent): StickyBars => {
  const { bars } = state;
  switch (event.kind) {
    case 'rendered':
      return bars.some(({ id }) => id === event.id)
        ? state
        : { ...state, bars: [...bars, { id: event.id, isPlaceInView: null }] };
    case 'gone':
      return { ...state, bars: bars.filter(({ id }) => id !== event.id) };
    case 'place': {
      const seen = { id: event.id, isPlaceInView: isInView(event.share) };
      return { ...state, bars: bars.map((bar) => (bar.id === event.id ? seen : bar)) };
    }
    case 'end':
      return { ...state, isEndInView: isInView(event.share) };
  }
};

/**
 * The bar that is fixed to the foot of the screen, by its id; null: each is in its place, relative. Content that
 * comes into view lets it go: the place of any bar, as one call to action in view is enough, and the end of the page, which
 * nothing may cover (specification, section 4: sticky footer).
 */
export const fixedBar = ({ bars, isEndInView }: StickyBars): string | null =>
  isEndInView || bars.some(({ isPlaceInView }) => isPlaceInView !== false) ? null : (bars[0]?.id ?? null);
