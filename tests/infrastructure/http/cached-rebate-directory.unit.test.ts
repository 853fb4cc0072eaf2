import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { NO_WISHES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import { NO_CHOICE, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { CachedRebateDirectory } from '../../../infrastructure/http/cached-rebate-directory.ts';
import { aProgram } from '../../builders/a-program.ts';
import { areaRebates } from '../../builders/area-rebates.ts';
import { areaUtilities } from '../../builders/area-utilities.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const BOSTON = '02110' as PostalCode;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60 * 1000;
const GONE = { _tag: 'RebatesUnavailable', reason: 'Gone' } as const;
const NOON = Date.parse('2026-11-20T18:00:00Z');

let provider: FakeRebateDirectory;
let clock: FakeClock;
let cached: CachedRebateDirectory;
let log: MemoryLogger;
beforeEach(() => {
  provider = new FakeRebateDirectory();
  log = new MemoryLogger();
  clock = new FakeClock('2026-11-20T18:00:00Z');
  cached = new CachedRebateDirectory(provider, clock, DAY_MS, log);
  const lastDay = aProgram('last-day').paying(900).until('2026-11-20').build();
  provider.serve('02110', areaRebates('Boston, MA', lastDay, aProgram('b').paying(300).build()));
});

const read = (code = '02110') => cached.rebatesAt(code as PostalCode)();

describe('The cached rebates of a real provider', () => {
  test('are requested once a day for each code, and have the time of the request', async () => {
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON), maxRebate: 900 }));
    await clock.advance(24 * HOUR_MS - 1);
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON) }));
    await read('99501');
    expect(provider.asked).toEqual(['02110', '99501']);
    await clock.advance(1);
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON + 24 * HOUR_MS) }));
    expect(provider.asked).toEqual(['02110', '99501', '02110']);
  });

  test('no longer count a program after its last day', async () => {
    await read();
    await clock.advance(12 * HOUR_MS);
    expect(await read()).toMatchObject(
      E.right({ maxRebate: 300, programs: [{ status: 'ended' }, { status: 'running' }] }),
    );
    expect(provider.asked).toHaveLength(1);
  });

  test('are requested once for simultaneous visitors', async () => {
    provider.meet('silence');
    const both = [read(), read()];
    provider.release();
    expect(await Promise.all(both)).toMatchObject([E.right({ maxRebate: 900 }), E.right({ maxRebate: 900 })]);
    expect(provider.asked).toHaveLength(1);
  });

  test('are cached separately for a household or another language, and never replace the default', async () => {
    const wishes: ReadonlyArray<RebateWishes> = [
      { language: 'en', household: { income: '25000', size: 4, owner: 'homeowner' } },
      { language: 'en', household: { income: '25000', size: 5, owner: 'homeowner' } },
      { language: 'en', household: { income: 'more', size: 4, owner: 'homeowner' } },
      { language: 'en', household: { income: 'more', size: 4, owner: 'renter' } },
      { language: 'es', household: { income: '25000', size: 4, owner: 'homeowner' } },
      { language: 'es', household: null },
      NO_WISHES,
    ];
    const ask = async () => {
      const answers = [];
      for (const wish of wishes) answers.push(await cached.rebatesAt(BOSTON, NO_CHOICE, wish)());
      return answers;
    };
    const answers = await ask();
    expect(provider.wishes).toEqual(wishes);
    expect(answers.map((answer) => E.isRight(answer) && O.isSome(answer.right.household))).toEqual([
      ...[true, true, true, true, true, false, false],
    ]);
    expect(await ask()).toEqual(answers);
    expect(provider.asked).toHaveLength(wishes.length);
  });

  test('for an exact income are never cached', async () => {
    const household = { income: 52_310, size: 4, owner: 'homeowner' } as const;
    for (let times = 0; times < 2; times++)
      await cached.rebatesAt(BOSTON, NO_CHOICE, { language: 'en', household })();
    expect(provider.asked).toHaveLength(2);
  });

  test('are requested for a utility of the area, once for each, and never for an invented one', async () => {
    const utilities = areaUtilities(['Eversource', 'National Grid'], ['Boston Gas']);
    provider.serve(BOSTON, { ...areaRebates('Boston, MA'), utilities });
    const readFor = async (choice: Partial<UtilityChoice>) => {
      const answer = await cached.rebatesAt(BOSTON, { ...NO_CHOICE, ...choice })();
      return E.isRight(answer) ? answer.right.utilities.electric.chosen : null;
    };
    const all = Array.from({ length: 100 }, (_, i) => readFor({ electric: `x${i}`, gas: `y${i}` }));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['eversource']));
    expect(provider.asked).toHaveLength(1);
    for (let times = 0; times < 2; times++) {
      expect(await readFor({ electric: 'national-grid' })).toBe('national-grid');
      expect(await readFor({ electric: 'national-grid', gas: 'boston-gas' })).toBe('national-grid');
      expect(await readFor({ electric: 'eversource', gas: 'invented' })).toBe('eversource');
    }
    expect(provider.asked).toHaveLength(2);
  });

  test('for a household never fall back to the default while the provider is down', async () => {
    await read();
    provider.meet(GONE);
    const household = { income: '25000', size: 4, owner: 'homeowner' } as const;
    expect(await cached.rebatesAt(BOSTON, NO_CHOICE, { language: 'en', household })()).toEqual(E.left(GONE));
  });

  test('are requested again after a failure', async () => {
    provider.meet(GONE);
    expect(await read()).toEqual(E.left(GONE));
    expect(await read()).toMatchObject(E.right({ maxRebate: 900 }));
  });

  test('are cached for 2,000 areas; then the oldest is requested again', async () => {
    await read();
    for (let zip = 10_001; zip <= 12_000; zip += 1) await read(String(zip));
    await read('12000');
    await read();
    expect(provider.asked).toHaveLength(2_002);
  });

  test('are requested every time if nothing is cached', async () => {
    cached = new CachedRebateDirectory(provider, clock, 0, log);
    await read();
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON) }));
    expect(provider.asked).toHaveLength(2);
    provider.meet(GONE);
    expect(await read()).toEqual(E.left(GONE));
  });
});

describe('While the provider is down', () => {
  const isDown = () => provider.meet(...Array.from({ length: 20 }, () => GONE));

  test('an answer from the last 7 days is used with its own date, and that is logged', async () => {
    await read();
    isDown();
    await clock.advance(7 * DAY_MS - 1);
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON), maxRebate: 300 }));
    expect(log.warnings).toEqual(['Using cached rebates of an earlier day: Gone']);
    await clock.advance(1);
    expect(await read()).toEqual(E.left(GONE));
  });

  test('only one visitor a minute waits for it, and its next answer is used at once', async () => {
    await read();
    provider.meet(GONE);
    await clock.advance(DAY_MS);
    await read();
    await clock.advance(MINUTE_MS - 1);
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON) }));
    expect(provider.asked).toHaveLength(2);
    await clock.advance(1);
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(NOON + DAY_MS + MINUTE_MS) }));
  });

  test('a zip that was never requested is unavailable', async () => {
    await read();
    isDown();
    expect(await read('99501')).toEqual(E.left(GONE));
  });
});
