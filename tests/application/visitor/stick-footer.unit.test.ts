import { describe, expect, test } from '@jest/globals';
import {
  StickFooter,
  type StickyFooterView,
} from '../../../application/visitor/stick-footer/stick-footer.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

const setUp = () => {
  const clock = new FakeClock();
  const held = new StickFooter(clock);
  const views: StickyFooterView[] = [];
  held.view$.subscribe((view) => views.push(view));
  return { clock, held, views, latest: () => views.at(-1) };
};

describe('A call to action', () => {
  test('stays in its place, unobserved, for two seconds', async () => {
    const { clock, held, latest } = setUp();
    held.hold('a');
    held.placeSeen('a', 0);
    await clock.advance(1999);
    expect(latest()).toMatchObject({ isObserving: false, fixed: null });
    await clock.advance(1);
    expect(latest()).toMatchObject({ isObserving: true, fixed: 'a' });
  });

  test('is released when its place comes into view, and held again when it leaves', async () => {
    const { clock, held, views } = setUp();
    held.hold('a');
    await clock.advance(2000);
    for (const share of [0, 0.06, 0.07, 1, 0]) held.placeSeen('a', share);
    expect(views.map(({ fixed }) => fixed)).toEqual([null, null, 'a', null, 'a']);
  });

  test('is released at the end of the page', async () => {
    const { clock, held, latest } = setUp();
    held.hold('a');
    await clock.advance(2000);
    held.placeSeen('a', 0);
    held.endSeen(0.2);
    expect(latest()?.fixed).toBeNull();
  });

  test('shares its two seconds with other calls to action', async () => {
    const { clock, held, views } = setUp();
    held.hold('a');
    await clock.advance(1500);
    held.hold('b');
    expect(clock.waiting).toBe(1);
    await clock.advance(500);
    expect(views).toMatchObject([
      { isObserving: false, fixed: null },
      { isObserving: true, fixed: null },
    ]);
  });

  test('is not held anymore once it is no longer rendered', async () => {
    const { clock, held, latest } = setUp();
    held.hold('a');
    await clock.advance(2000);
    held.placeSeen('a', 0);
    held.letGo('a');
    expect(latest()?.fixed).toBeNull();
  });
});
