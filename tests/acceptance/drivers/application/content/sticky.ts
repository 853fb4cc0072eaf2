import assert from 'node:assert/strict';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { StickyPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

/** How much of its place, and of the end of the page, is in view, from 0 to 1. */
const IN_VIEW = { 'the top': [0, 0], 'its place': [1, 0], 'the end': [0, 1] } as const;

export const stickyOf = ({ contents }: Visit): StickyPart => ({
  scrollTo: async (where) => {
    const [place, end] = IN_VIEW[where];
    contents.sticky.placeSeen(STICKY, place);
    contents.sticky.endSeen(end);
  },
  positionWhen: async () => {
    assert.ok(contents.holds('acf/sticky-cta'), 'There is no call to action');
    return currentOf(contents.sticky.view$).fixed === STICKY ? 'foot' : 'place';
  },
});

/** The id of the page's call to action. */
export const STICKY = 'held';
