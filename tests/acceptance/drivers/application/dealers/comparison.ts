import assert from 'node:assert/strict';
import { cardNamed } from '../../../reader/dealer-screen.ts';
import { pickLink } from '../../../reader/comparison-screen.ts';
import type { ComparisonPart } from '../../../parts/parts.ts';
import type { Visit } from '../visit.ts';

export const comparisonOf = (visit: Visit): ComparisonPart => ({
  pick: async (dealer) => {
    const link = pickLink(cardNamed(await visit.look(), dealer));
    assert.ok(link, `${dealer} cannot be compared`);
    await visit.follow(link);
  },
});
