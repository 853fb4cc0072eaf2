import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  afterEvent,
  fixedFooter,
  IN_VIEW_THRESHOLD,
  NO_FOOTERS,
  OBSERVED_AFTER_MS,
  type StickyEvent,
} from '../../../../domain/content/blocks/sticky-footers.ts';

const rendered = (id: string): StickyEvent => ({ kind: 'rendered', id });
const gone = (id: string): StickyEvent => ({ kind: 'gone', id });
const place = (id: string, share: number): StickyEvent => ({ kind: 'place', id, share });
const end = (share: number): StickyEvent => ({ kind: 'end', share });

/** The fixed footer after these events. */
const after = (...events: ReadonlyArray<StickyEvent>) => fixedFooter(events.reduce(afterEvent, NO_FOOTERS));

test('The threshold and the wait are those of the specification, section 9', () =>
  expect([IN_VIEW_THRESHOLD, OBSERVED_AFTER_MS]).toEqual([0.065, 2000]));

describe('A sticky footer', () => {
  test.each([
    ['is not yet observed', [rendered('a')], null],
    ['has its place out of view', [rendered('a'), place('a', 0)], 'a'],
    ['has less than 0.065 of its place in view', [rendered('a'), place('a', 0.0649)], 'a'],
    ['has 0.065 of its place in view', [rendered('a'), place('a', 0.065)], null],
    ['has all of its place in view', [rendered('a'), place('a', 1)], null],
    ['left its place again', [rendered('a'), place('a', 1), place('a', 0)], 'a'],
    ['returned to its place', [rendered('a'), place('a', 0), place('a', 1)], null],
    ['would cover the end of the page', [rendered('a'), place('a', 0), end(0.065)], null],
    ['no longer covers the end of the page', [rendered('a'), place('a', 0), end(1), end(0)], 'a'],
    ['is removed', [rendered('a'), place('a', 0), gone('a')], null],
    ['is rendered twice', [rendered('a'), place('a', 0), rendered('a')], 'a'],
  ] as ReadonlyArray<[string, ReadonlyArray<StickyEvent>, string | null]>)(
    'is fixed only if its place is observed out of view: it %s',
    (_does, events, fixed) => expect(after(...events)).toBe(fixed),
  );
});

describe('With several footers', () => {
  const two = [rendered('a'), rendered('b')];

  test('the first one on the page is fixed', () =>
    expect(after(...two, place('b', 0), place('a', 0))).toBe('a'));

  test('none is fixed while one of them is visible at its place', () =>
    expect(after(...two, place('a', 0), place('b', 0.5))).toBeNull());

  test('none is fixed before all are observed', () => expect(after(...two, place('a', 0))).toBeNull());

  test('the next one is fixed after the first is removed', () =>
    expect(after(...two, place('a', 0), place('b', 0), gone('a'))).toBe('b'));
});

test('After any events, a fixed footer is still rendered, and its place and the end of the page are out of view', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const share = fc.constantFrom(0, 0.06, 0.065, 0.5, 1);
  const event: fc.Arbitrary<StickyEvent> = fc.oneof(
    fc.record({ kind: fc.constantFrom('rendered' as const, 'gone' as const), id }),
    fc.record({ kind: fc.constant('place' as const), id, share }),
    fc.record({ kind: fc.constant('end' as const), share }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const fixed = after(...events);
      if (fixed === null) return;
      const last = (kinds: ReadonlyArray<string>) =>
        events.findLast((one) => kinds.includes(one.kind) && (!('id' in one) || one.id === fixed));
      expect(last(['rendered', 'gone'])?.kind).toBe('rendered');
      expect((last(['place']) as { share: number }).share).toBeLessThan(IN_VIEW_THRESHOLD);
      expect((last(['end']) as { share: number } | undefined)?.share ?? 0).toBeLessThan(IN_VIEW_THRESHOLD);
    }),
  );
});
