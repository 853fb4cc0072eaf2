import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { NO_UTILITIES } from '../../../domain/rebate/utilities.ts';
import { ruleText, statedRule } from '../../../domain/rebate/amount-texts.ts';
import { OWNER_STATUSES } from '../../../domain/rebate/applicant.ts';
import { applicantsOf, maxRebateOf, MEDIANS, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import { INCOME_BANDS } from '../../../domain/rebate/income-band.ts';
import { PROGRAM_CONDITIONS, PROGRAM_STATUSES } from '../../../domain/rebate/rebate-program.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import type { RebateRule } from '../../../domain/rebate/rebate-rule.ts';
import { REBATE_LANGUAGES } from '../../../domain/rebate/rebate-wishes.ts';
import { decodeRebates, fromRebates } from '../../../infrastructure/wire/rebate-wire.ts';

const TODAY = '2026-11-22';

const maybe = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<O.Option<A>> =>
  fc.option(some, { nil: undefined }).map(O.fromNullable);
const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const dollars = fc.integer({ min: 1, max: 20_000 });
const rule: fc.Arbitrary<RebateRule> = fc.oneof(
  fc.record({ kind: fc.constant('dollars' as const), pays: dollars.map((to) => ({ from: 0, to })) }),
  fc.record({
    kind: fc.constant('share' as const),
    share: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
    cap: fc.option(dollars),
  }),
);

const program = fc
  .record({
    id: words,
    name: words,
    homeUrl: fc.oneof(fc.webUrl(), fc.constant('')),
    amountLabel: fc.oneof(
      fc.string(),
      rule.map((one) => ruleText(one, 'en')),
    ),
    status: fc.constantFrom(...PROGRAM_STATUSES),
    validFrom: maybe(day),
    validUntil: maybe(day),
    lastChecked: maybe(day),
    combinesWith: maybe(fc.array(words, { maxLength: 3 })),
    paysFor: fc.array(words, { maxLength: 3 }),
    whoCanApply: maybe(words),
    incomeBands: fc.subarray([...INCOME_BANDS]),
    conditions: fc.subarray([...PROGRAM_CONDITIONS]),
    paysForOtherWork: fc.boolean(),
    summary: maybe(words),
  })
  .map((facts): RebateProgram => ({
    ...facts,
    rule: statedRule(facts.amountLabel, undefined),
    isLabelOnly: false,
  }));

const offered = fc.record({
  offered: fc.array(fc.record({ id: words, name: words }), { minLength: 1, maxLength: 3 }),
  chosen: words,
});

const area: fc.Arbitrary<AreaRebates> = fc
  .record({
    cityState: maybe(words),
    programs: fc.array(program, { maxLength: 8 }),
    utilities: fc.oneof(fc.constant(NO_UTILITIES), fc.record({ electric: offered, gas: offered })),
    household: maybe(
      fc.record(
        {
          applicants: fc
            .tuple(fc.subarray([...INCOME_BANDS], { minLength: 1 }), fc.constantFrom(...OWNER_STATUSES))
            .map(([bands, owner]) => bands.map((band) => ({ band, owner }))),
          median: fc.constantFrom(...MEDIANS),
          limits: fc.record({ area: words, fiscalYear: fc.nat(), low: fc.nat(), high: fc.nat() }),
        },
        { requiredKeys: ['applicants', 'median'] },
      ),
    ),
    language: fc.constantFrom(...REBATE_LANGUAGES),
    isSample: fc.boolean(),
    askedAt: maybe(fc.nat({ max: 4_000_000_000_000 })),
  })
  .map((rebates) => ({
    ...rebates,
    maxRebate: maxRebateOf(rebates.programs, O.none, TODAY, applicantsOf(rebates)),
  }));

test('The rebates of every area are decoded as they were encoded', () =>
  fc.assert(
    fc.property(area, (rebates) => {
      const body: unknown = JSON.parse(JSON.stringify(fromRebates(rebates)));
      expect(decodeRebates(TODAY)(body)).toEqual(E.right({ value: rebates, warning: null }));
    }),
  ));

test('An invalid answer never throws', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const odd = { area: other, productRebateDetails: [{ maxRebate: one, rebatePrograms: [other, one] }] };
      for (const body of [one, odd, { productRebateDetails: one }])
        expect(['Left', 'Right']).toContain(decodeRebates(TODAY)(body)._tag);
    }),
  ));

test('An unknown household or language counts as missing', () => {
  const household = { bands: ['royal'], ownerStatus: 'renter', median: 'area' };
  const odd = { household, language: 'tlh', productRebateDetails: [] };
  expect(decodeRebates(TODAY)(odd)).toMatchObject(E.right({ value: { household: O.none, language: 'en' } }));
});

test('A program with an amount that no program for a home pays is left out, with a warning', () => {
  const programs = [
    { id: '1', name: 'Real', amount: 14_000 },
    { id: '2', name: 'Typo', amount: 1e12 },
  ];
  const decoded = decodeRebates(TODAY)({ productRebateDetails: [{ rebatePrograms: programs }] });
  expect(decoded).toMatchObject(E.right({ value: { programs: [{ name: 'Real' }] } }));
  expect(JSON.stringify(decoded)).toContain('amount is implausible');
});
