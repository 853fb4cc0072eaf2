/** The delay before elements are observed, in milliseconds. Until then footers stay in place (specification, section 9). */
export const OBSERVED_AFTER_MS = 2000;

/** The visible share of an element, from 0 to 1, at which it counts as in view (specification, section 4). */
export const IN_VIEW_THRESHOLD = 0.065;

/** A sticky footer; `isPlaceInView` is null until it is observed. */
interface StickyFooter {
  readonly id: string;
  readonly isPlaceInView: boolean | null;
}

/** The page's sticky footers in order, and whether the end of the page is in view. */
export interface StickyFooters {
  readonly footers: ReadonlyArray<StickyFooter>;
  readonly isEndInView: boolean;
}

/** A footer is rendered or removed, or the visible share of its place or of the page's end changes. */
export type StickyEvent =
  | { readonly kind: 'rendered' | 'gone'; readonly id: string }
  | { readonly kind: 'place'; readonly id: string; readonly share: number }
  | { readonly kind: 'end'; readonly share: number };

export const NO_FOOTERS: StickyFooters = { footers: [], isEndInView: false };

const isInView = (share: number): boolean => share >= IN_VIEW_THRESHOLD;

/** The state after an event. */
export const afterEvent = (state: StickyFooters, event: StickyEvent): StickyFooters => {
  const { footers } = state;
  switch (event.kind) {
    case 'rendered':
      return footers.some(({ id }) => id === event.id)
        ? state
        : { ...state, footers: [...footers, { id: event.id, isPlaceInView: null }] };
    case 'gone':
      return { ...state, footers: footers.filter(({ id }) => id !== event.id) };
    case 'place': {
      const seen = { id: event.id, isPlaceInView: isInView(event.share) };
      return { ...state, footers: footers.map((footer) => (footer.id === event.id ? seen : footer)) };
    }
    case 'end':
      return { ...state, isEndInView: isInView(event.share) };
  }
};

/**
 * The id of the footer to stick to the bottom of the screen; null when all are in place. None sticks while the place of any footer is in
 * view, because one call to action is enough, or the end of the page, which nothing may cover (specification, section 4: sticky footer).
 */
export const fixedFooter = ({ footers, isEndInView }: StickyFooters): string | null =>
  isEndInView || footers.some(({ isPlaceInView }) => isPlaceInView !== false)
    ? null
    : (footers[0]?.id ?? null);
