import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import type { EquipmentLevel } from '../../../domain/product/equipment-level.ts';
import { estimateOf, type Ductwork, type PlannedSystem } from '../../../domain/product/estimate.ts';
import { ofEveryIncome, type Applicant } from '../../../domain/rebate/applicant.ts';
import { netOf } from '../../../domain/product/dollar-range.ts';
import { applicantsIn, type Household } from '../../../domain/rebate/household.ts';
import type { IncomeBand } from '../../../domain/rebate/income-band.ts';
import { systemRebates } from '../../../domain/rebate/system-rebates.ts';
import type { RebateProgram } from '../../../domain/rebate/rebate-program.ts';
import { aProgram } from '../../builders/a-program.ts';

const TODAY = '2026-11-22';

/** A program as its amount and what it pays for, with the incomes it is for and the programs it combines with. */
const pays = (
  id: string,
  amount: string,
  paysFor: string,
  more: { readonly incomes?: ReadonlyArray<IncomeBand>; readonly with?: ReadonlyArray<string> } = {},
): RebateProgram =>
  aProgram(id)
    .payingBy(amount)
    .forIncomes(...(more.incomes ?? []))
    .combining(...(more.with ?? []))
    .with({ paysFor: paysFor.split(' / ') })
    .build();

type Range = number | readonly [from: number, to: number];

interface Home {
  readonly home: string;
  readonly system: PlannedSystem;
  readonly ducts?: Ductwork;
  /** In tons; 3 until a size is known. */
  readonly tons?: number;
  readonly level?: EquipmentLevel;
  readonly applicants?: ReadonlyArray<Applicant>;
  readonly programs: ReadonlyArray<RebateProgram>;
  /** How it is computed by hand, step by step. */
  readonly steps: string;
  /** The price, the rebates and what is left to pay. */
  readonly paid: readonly [price: Range, rebates: Range, net: Range];
}

const CLEAN_HEAT = pays(
  'clean-heat',
  '60% of the cost, up to $11,500',
  'Ducted heat pump / Ductless heat pump',
);
const BOSTON = [
  pays('whole-home', '$2,650 per ton, up to $8,500', 'Heat pump', { with: ['bonus'] }),
  pays('bonus', '$500', 'Heat pump', { with: ['whole-home'] }),
];
const BALTIMORE = [
  pays('half', '50% of the cost, up to $4,000', 'Ducted heat pump', {
    incomes: ['moderate'],
    with: ['utility'],
  }),
  pays('all', '100% of the cost, up to $8,000', 'Ducted heat pump', { incomes: ['low'], with: ['utility'] }),
  pays('utility', '$400 per ton, up to $1,600', 'Ducted heat pump / Ductless heat pump'),
];
const LOW: ReadonlyArray<Applicant> = [{ band: 'low', owner: 'homeowner' }];
const household = (income: Household['income'], size: Household['size']): ReadonlyArray<Applicant> =>
  applicantsIn({ income, size, owner: 'homeowner' }, O.none);

/** Starting prices: air conditioner 5,400, furnace 3,400, heat pump 5,800, air handler 3,600; new ducts 3,000 to 10,000. */
const HOMES: ReadonlyArray<Home> = [
  {
    home: 'Providence 02903: 60% of a heat pump',
    system: 'heat-pump',
    programs: [CLEAN_HEAT],
    steps: '5,800 + 3,600 = 9,400; 60% = 5,640, below 11,500; 9,400 - 5,640 = 3,760',
    paid: [9_400, 5_640, 3_760],
  },
  {
    home: 'Providence, new ducts: the share counts the equipment only',
    system: 'heat-pump',
    ducts: 'new',
    programs: [CLEAN_HEAT],
    steps: '9,400 + 3,000 = 12,400 to 9,400 + 10,000 = 19,400; 60% of 9,400 = 5,640; 6,760 to 13,760',
    paid: [[12_400, 19_400], 5_640, [6_760, 13_760]],
  },
  {
    home: 'Vail: 50% of a heat pump',
    system: 'heat-pump',
    programs: [pays('hear', '50% of the cost, up to $8,000', 'Ducted heat pump')],
    steps: '50% of 9,400 = 4,700, below 8,000; 9,400 - 4,700 = 4,700',
    paid: [9_400, 4_700, 4_700],
  },
  {
    home: 'Tucson, low income: the program pays for the air conditioner, not for the furnace',
    system: 'furnace-ac',
    applicants: LOW,
    programs: [pays('hear', '100% of the cost, up to $14,000', 'Central air conditioner / Ducted heat pump')],
    steps: '3,400 + 5,400 = 8,800; 100% of 5,400 = 5,400; 8,800 - 5,400 = 3,400',
    paid: [8_800, 5_400, 3_400],
  },
  {
    home: 'Tucson: a furnace alone gets nothing from it',
    system: 'furnace',
    applicants: LOW,
    programs: [pays('hear', '100% of the cost, up to $14,000', 'Central air conditioner / Ducted heat pump')],
    steps: '3,400; no program for furnaces',
    paid: [3_400, 0, 3_400],
  },
  {
    home: 'Minneapolis, hybrid: the 95% furnace rebate is not for the furnace at the starting price',
    system: 'hybrid',
    programs: [pays('gas', '$400', 'Gas furnace, 95% or more'), pays('pump', '$300', 'Heat pump')],
    steps: '5,800 + 3,400 = 9,200 without the coil; 300; 9,200 - 300 = 8,900',
    paid: [9_200, 300, 8_900],
  },
  {
    home: 'Columbus, hybrid: $600 per system',
    system: 'hybrid',
    programs: [pays('dual-fuel', '$600 per system', 'Hybrid system')],
    steps: '9,200 - 600 = 8,600',
    paid: [9_200, 600, 8_600],
  },
  {
    home: 'Boston, hybrid: nothing from programs for homes that heat pumps heat alone',
    system: 'hybrid',
    programs: BOSTON.map((program) => ({ ...program, conditions: ['heats-whole-home'] })),
    steps: '9,200; a furnace heats a part of the home',
    paid: [9_200, 0, 9_200],
  },
  {
    home: 'Boston, no floor area: three tons are assumed',
    system: 'heat-pump',
    programs: BOSTON,
    steps: '3 x 2,650 = 7,950; + 500 = 8,450; 9,400 - 8,450 = 950',
    paid: [9_400, 8_450, 950],
  },
  {
    home: 'Boston, 2 tons, ducts unsure',
    system: 'heat-pump',
    ducts: 'unsure',
    tons: 2,
    programs: BOSTON,
    steps: '2 x 2,650 + 500 = 5,800; 9,400 - 5,800 = 3,600; 19,400 - 5,800 = 13,600',
    paid: [[9_400, 19_400], 5_800, [3_600, 13_600]],
  },
  {
    home: 'Vail, variable speed: half of the low price, and half of the high one',
    system: 'heat-pump',
    level: 'variable',
    programs: [pays('half', '50% of the cost, up to $8,000', 'Ducted heat pump')],
    steps:
      '9,400 + 3,000 + 500 = 12,900, half is 6,450; 9,400 + 7,000 + 1,500 = 17,900, half is 8,950, capped 8,000; 12,900 - 6,450 = 6,450; 17,900 - 8,000 = 9,900',
    paid: [
      [12_900, 17_900],
      [6_450, 8_000],
      [6_450, 9_900],
    ],
  },
  {
    home: 'Boston, 5 tons: the rebates are never more than the equipment',
    system: 'heat-pump',
    tons: 5,
    programs: [...BOSTON, pays('city', '$2,000', 'Heat pump', { with: ['whole-home', 'bonus'] })],
    steps: '8,500 + 500 + 2,000 = 11,000, at most 9,400; 9,400 - 9,400 = 0',
    paid: [9_400, 9_400, 0],
  },
  {
    home: 'Phoenix: $75 per ton is for 15.2 SEER2, not for a starting price',
    system: 'ac',
    programs: [pays('cool-cash', '$75 per ton', 'Air conditioner, 15.2 SEER2 or more')],
    steps: '5,400; 13.4 SEER2 is below 15.2: nothing',
    paid: [5_400, 0, 5_400],
  },
  {
    home: 'San Antonio: up to $310 per ton, 4 tons',
    system: 'ac',
    tons: 4,
    programs: [pays('early', 'Up to $310 per ton', 'Central air conditioner')],
    steps: 'at least 0, at most 4 x 310 = 1,240; 5,400 - 1,240 = 4,160 to 5,400',
    paid: [5_400, [0, 1_240], [4_160, 5_400]],
  },
  {
    home: 'Baltimore, the assumed income: half, and the utility',
    system: 'heat-pump',
    programs: BALTIMORE,
    steps: '50% of 9,400 = 4,700, capped 4,000; 3 x 400 = 1,200; 5,200; 9,400 - 5,200 = 4,200',
    paid: [9_400, 5_200, 4_200],
  },
  {
    home: 'Baltimore, four people with $60,000: below 80% of 104,200 (83,360)',
    system: 'heat-pump',
    applicants: household(60_000, 4),
    programs: BALTIMORE,
    steps: '100% of 9,400 = 9,400, capped 8,000; + 1,200 = 9,200; 9,400 - 9,200 = 200',
    paid: [9_400, 9_200, 200],
  },
  {
    home: 'Baltimore, one person with $115,000: above 150% of 72,940 (109,410)',
    system: 'heat-pump',
    applicants: household(115_000, 1),
    programs: BALTIMORE,
    steps: 'only the utility: 1,200; 9,400 - 1,200 = 8,200',
    paid: [9_400, 1_200, 8_200],
  },
  {
    home: 'Baltimore, one person with $100,001 to $125,000: 109,410 is within it',
    system: 'heat-pump',
    applicants: household('125000', 1),
    programs: BALTIMORE,
    steps: 'above the limit 1,200, below it 5,200; 9,400 - 5,200 = 4,200 to 9,400 - 1,200 = 8,200',
    paid: [9_400, [1_200, 5_200], [4_200, 8_200]],
  },
  {
    home: 'Chicago: a ductless rebate is not for a ducted heat pump',
    system: 'heat-pump',
    programs: [pays('ductless', '$700 per ton, up to $2,800', 'Ductless heat pump')],
    steps: 'no program for ducted heat pumps',
    paid: [9_400, 0, 9_400],
  },
  {
    home: 'Dallas: alternatives are not added, and the larger one counts at each end',
    system: 'ac-air-handler',
    programs: [
      pays('up-to', 'Up to $600', 'Air conditioner'),
      pays('set', '$250', 'Central air conditioner'),
      pays('handler', '$100', 'Air handler'),
    ],
    steps: '5,400 + 3,600 = 9,000; at least 250, at most 600; 8,400 to 8,750',
    paid: [9_000, [250, 600], [8_400, 8_750]],
  },
  {
    home: 'Los Angeles: $150 to $200 for a 92% furnace is for a better one than the starting price',
    system: 'furnace-ac',
    ducts: 'new',
    programs: [
      pays('coastal', '$150 to $200', 'Gas furnace, 92% or more'),
      pays('cool', '$300', 'Air conditioner'),
    ],
    steps: '8,800 + 3,000 = 11,800 to 18,800; 300; 11,500 to 18,500',
    paid: [[11_800, 18_800], 300, [11_500, 18_500]],
  },
  {
    home: 'Hempstead: $1,000 per 12,000 BTU at 17 °F, at most the rated size',
    system: 'heat-pump',
    tons: 3,
    programs: [pays('cold', '$1,000 per 12,000 BTU at 17 °F', 'Ducted heat pump / Ductless heat pump')],
    steps: 'at least 0, at most 3 x 1,000 = 3,000; 9,400 - 3,000 = 6,400 to 9,400',
    paid: [9_400, [0, 3_000], [6_400, 9_400]],
  },
  {
    home: 'Anchorage: no programs',
    system: 'heat-pump',
    programs: [],
    steps: '9,400',
    paid: [9_400, 0, 9_400],
  },
];

const dollars = ({ from, to }: { readonly from: number; readonly to: number }): Range =>
  from === to ? from : [from, to];

describe('A home computed by hand', () => {
  test.each(HOMES)(
    '$home: $steps',
    ({ system, ducts = 'keep', tons = 3, level, applicants, programs, paid }) => {
      const { from, to } = estimateOf(system, ducts, level);
      const price = { from: from / 100, to: to / 100 };
      const rebates = systemRebates(programs, system, tons, TODAY, applicants, level);
      expect([dollars(price), dollars(rebates.pays), dollars(netOf(price, rebates.paysAt))]).toEqual(paid);
    },
  );
});

describe('The rebates for a system', () => {
  test('pays for better equipment from the level that meets its rating on', () => {
    const program = pays(
      'efficient',
      '10% of the cost, up to $700',
      'Central air conditioner, 15.2 SEER2 or more',
    );
    const at = (level: EquipmentLevel) =>
      systemRebates([program], 'ac', 3, TODAY, [{ band: 'moderate', owner: 'homeowner' }], level);
    // The single-stage one has 13.4 SEER2. The two-stage one costs $5,400 + $1,000 to $2,500, and 10% of that is $640 to $790.
    expect(at('single')).toMatchObject({ pays: { from: 0, to: 0 }, counted: [] });
    expect(at('two-stage')).toMatchObject({
      pays: { from: 640, to: 700 },
      counted: [program],
      higherRated: [],
    });
  });

  test('name the programs for a higher rating, which the price does not include', () => {
    const gas = pays('gas', '$400', 'Gas furnace, 95% or more');
    const ended = aProgram('ended').payingBy('$900').that('ended').with({ paysFor: gas.paysFor }).build();
    expect(systemRebates([gas, ended], 'hybrid', 3, TODAY).higherRated).toEqual([
      { program: gas, needs: { metric: 'AFUE', least: 95 } },
    ]);
    expect(systemRebates([gas], 'heat-pump', 3, TODAY).higherRated).toEqual([]);
  });

  test('list the open programs that pay for the system, whoever they are for', () => {
    const ended = aProgram('ended')
      .payingBy('$900')
      .that('ended')
      .with({ paysFor: ['Ducted heat pump'] })
      .build();
    expect(systemRebates([...BALTIMORE, ended], 'heat-pump', 3, TODAY).paying).toEqual(BALTIMORE);
    expect(systemRebates(BALTIMORE, 'furnace', 3, TODAY).paying).toEqual([]);
  });

  test('are a wider range for more incomes, and more for a larger system', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(1.5, 2, 2.5, 3, 3.5, 4),
        fc.subarray([...ofEveryIncome({ owner: 'homeowner' })], { minLength: 1 }),
        fc.subarray([...BALTIMORE, ...BOSTON, CLEAN_HEAT]),
        (tons, applicants, programs) => {
          const paid = (size: number, people: ReadonlyArray<Applicant>) =>
            systemRebates(programs, 'heat-pump', size, TODAY, people).pays;
          const some = paid(tons, applicants);
          const all = paid(tons, ofEveryIncome({ owner: 'homeowner' }));
          const larger = paid(5, applicants);
          expect(all.from).toBeLessThanOrEqual(some.from);
          expect(all.to).toBeGreaterThanOrEqual(some.to);
          expect(larger.from).toBeGreaterThanOrEqual(some.from);
          expect(larger.to).toBeGreaterThanOrEqual(some.to);
          expect(some.from).toBeLessThanOrEqual(some.to);
          expect(some.to).toBeLessThanOrEqual(9_400);
        },
      ),
    ));
});
