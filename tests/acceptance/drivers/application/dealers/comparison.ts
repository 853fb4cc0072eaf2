import assert from 'node:assert/strict';
import { theOne } from '../../../reader/html.ts';
import { cardNamed } from '../../../reader/dealer-screen.ts';
import {
  canPick,
  COMPARE_PICKED,
  comparisonOn,
  pickedOn,
  pickLink,
} from '../../../reader/comparison-screen.ts';
import type { ComparisonPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

export const comparisonOf = (visit: Visit): ComparisonPart => ({
  pick: async (dealer) => {
    const link = pickLink(cardNamed(await visit.look(), dealer));
    assert.ok(link, `${dealer} cannot be compared`);
    await visit.follow(link);
  },
  canPick: async (dealer) => canPick(cardNamed(await visit.look(), dealer)),
  pickedWhen: async () => pickedOn(await visit.look()),
  compare: async () => visit.follow(theOne(await visit.look(), 'link', COMPARE_PICKED)),
  shownWhen: async () => comparisonOn(await visit.look()),
});
