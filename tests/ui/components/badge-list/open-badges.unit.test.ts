import { describe, expect, test } from '@jest/globals';
import { badgeLabel, moreBadges } from '../../../../application/visitor/find-dealers/card-texts.ts';
import type { Badge } from '../../../../domain/dealer/badges.ts';
import { openBadges } from '../../../../ui/components/badge-list/open-badges.ts';

const openOf = (...badges: ReadonlyArray<Badge>): number =>
  openBadges(badges.map(badgeLabel), (hidden) => moreBadges(hidden).text);

describe('The badges that fit into two rows of a card on a phone', () => {
  test.each<readonly [open: number, badges: ReadonlyArray<Badge>]>([
    [0, []],
    [1, ['emergency-service']],
    [2, ['emergency-service', 'remote-diagnostics']],
    [3, ['nate-certified', 'charter-member', 'comfort-specialist']],
    [3, ['nate-certified', 'charter-member', 'comfort-specialist', 'financing']],
    [2, ['comfort-specialist', 'emergency-service', 'nate-certified']],
    [2, ['emergency-service', 'charter-member', 'remote-diagnostics', 'financing']],
  ])('are the first %p of %j', (open, badges) => expect(openOf(...badges)).toBe(open));

  test('include at least one, however long its label is', () => {
    const long = ['x', 'y', 'z'].map((letter) => letter.repeat(80));
    expect(openBadges(long, (hidden) => `+${hidden} more`)).toBe(1);
  });
});
