import * as O from 'fp-ts/Option';
import { dollarsText } from '../../domain/rebate/amount-texts.ts';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';
import { program, type Facts } from './sample-program.ts';

/** The prefix of an area's zips, its city and state, and its programs. */
export type SampleArea = readonly [
  prefix: string,
  cityState: string,
  ...programs: ReadonlyArray<RebateProgram>,
];

/** The size of a typical system, in tons of cooling. */
const TONS = 3;

const heatPumpPerTon = (id: string, utility: string, perTon: number, most: number): RebateProgram =>
  program(
    id,
    `${utility} Heat Pump Rebate`,
    `${dollarsText(perTon)} per ton, up to ${dollarsText(most)}`,
    Math.min(most, TONS * perTon),
    {
      paysFor: ['Ducted heat pump', 'Ductless heat pump'],
      conditions: ['enrolled-contractor'],
      summary: O.some('Pays per ton of cooling, for heat pumps on the utility’s list.'),
    },
  );

const airConditioner = (id: string, utility: string, amount: number): RebateProgram =>
  program(id, `${utility} Efficient Cooling`, dollarsText(amount), amount, {
    paysFor: ['Central air conditioner, 15.2 SEER2 or more'],
    summary: O.some('For a new unit that takes the place of a working or broken one.'),
  });

const thermostat = (id: string, utility: string, amount: number): RebateProgram =>
  program(id, `${utility} Smart Thermostat`, `Up to ${dollarsText(amount)}`, amount, {
    paysFor: ['Smart thermostat'],
    summary: O.some('Pays once for each account, for thermostats on the utility’s list.'),
  });

const gasFurnace = (id: string, utility: string, amount: number): RebateProgram =>
  program(id, `${utility} High-Efficiency Furnace`, dollarsText(amount), amount, {
    paysFor: ['Gas furnace, 95% or more'],
  });

const tuneUp = (id: string, utility: string, amount: number): RebateProgram =>
  program(id, `${utility} Tune-Up`, `${dollarsText(amount)} per unit`, amount, {
    paysFor: ['Tune-up of an air conditioner or a heat pump'],
  });

/** A state program in two parts, by income, paid as a discount. */
const electrification = (
  id: string,
  state: string,
  others: ReadonlyArray<string> = [],
): ReadonlyArray<RebateProgram> => {
  const facts: Facts = {
    paysFor: ['Ducted heat pump', 'Ductless heat pump'],
    conditions: ['reserve-before-install', 'enrolled-contractor'],
    ...(others.length > 0 && { combinesWith: O.some(others) }),
    summary: O.some('Taken off the price when you buy. What it pays depends on your household’s income.'),
  };
  const name = `${state} Home Electrification Rebate`;
  return [
    program(`${id}-1`, name, '50% of the cost, up to $4,000', 4000, {
      ...facts,
      whoCanApply: O.some('Households from 80% to 150% of the area’s median income'),
      incomeBands: ['moderate'],
    }),
    program(`${id}-2`, `${name}, Income Qualified`, 'Up to $8,000', 8000, {
      ...facts,
      whoCanApply: O.some('Households under 80% of the area’s median income'),
      incomeBands: ['low'],
    }),
  ];
};

/** A state program that pays by whole-home savings. */
const wholeHome = (id: string, state: string): RebateProgram =>
  program(id, `${state} Whole-Home Efficiency Rebate`, '50% of the cost, up to $4,000', 4000, {
    paysFor: ['Whole-home efficiency'],
    conditions: ['reserve-before-install'],
    summary: O.some('Pays by how much energy the whole home saves; an energy assessment comes first.'),
  });

/** Areas in more states, with two to five programs each, in the formats of a public incentives API. */
export const UTILITY_AREAS: ReadonlyArray<SampleArea> = [
  [
    '061',
    'Hartford, CT',
    heatPumpPerTon('CT-HP-1', 'Nutmeg Electric', 1_000, 10_000),
    wholeHome('CT-WH-1', 'Connecticut'),
    thermostat('CT-TH-1', 'Nutmeg Electric', 100),
  ],
  [
    '191',
    'Philadelphia, PA',
    heatPumpPerTon('PA-HP-1', 'Liberty Power', 150, 450),
    airConditioner('PA-AC-1', 'Liberty Power', 300),
    gasFurnace('PA-GF-1', 'Schuylkill Gas', 500),
    thermostat('PA-TH-1', 'Liberty Power', 75),
  ],
  [
    '212',
    'Baltimore, MD',
    ...electrification('MD-EL', 'Maryland', ['MD-HP-1']),
    heatPumpPerTon('MD-HP-1', 'Chesapeake Electric', 400, 1_600),
    thermostat('MD-TH-1', 'Chesapeake Electric', 100),
  ],
  [
    '276',
    'Raleigh, NC',
    ...electrification('NC-EL', 'North Carolina'),
    wholeHome('NC-WH-1', 'North Carolina'),
    airConditioner('NC-AC-1', 'Triangle Energy', 400),
    tuneUp('NC-TU-1', 'Triangle Energy', 50),
  ],
  [
    '328',
    'Orlando, FL',
    heatPumpPerTon('FL-HP-1', 'Citrus Utilities', 100, 400),
    airConditioner('FL-AC-1', 'Citrus Utilities', 250),
    tuneUp('FL-TU-1', 'Citrus Utilities', 40),
  ],
  [
    '372',
    'Nashville, TN',
    heatPumpPerTon('TN-HP-1', 'Cumberland Power', 500, 1_500),
    airConditioner('TN-AC-1', 'Cumberland Power', 300),
  ],
  [
    '441',
    'Cleveland, OH',
    gasFurnace('OH-GF-1', 'Lakeshore Gas', 300),
    airConditioner('OH-AC-1', 'Erie Electric', 200),
    thermostat('OH-TH-1', 'Erie Electric', 75),
  ],
  [
    '462',
    'Indianapolis, IN',
    ...electrification('IN-EL', 'Indiana'),
    heatPumpPerTon('IN-HP-1', 'Crossroads Electric', 300, 1_200),
    gasFurnace('IN-GF-1', 'Hoosier Gas', 400),
    thermostat('IN-TH-1', 'Hoosier Gas', 50),
  ],
  [
    '482',
    'Detroit, MI',
    ...electrification('MI-EL', 'Michigan'),
    heatPumpPerTon('MI-HP-1', 'Great Lakes Energy', 600, 2_400),
    gasFurnace('MI-GF-1', 'Straits Gas', 350),
    thermostat('MI-TH-1', 'Great Lakes Energy', 100),
  ],
  [
    '606',
    'Chicago, IL',
    heatPumpPerTon('IL-HP-1', 'Prairie Light', 700, 2_800),
    gasFurnace('IL-GF-1', 'Lakefront Gas', 400),
    thermostat('IL-TH-1', 'Prairie Light', 100),
    tuneUp('IL-TU-1', 'Prairie Light', 60),
  ],
  [
    '641',
    'Kansas City, MO',
    heatPumpPerTon('MO-HP-1', 'Fountain City Power', 250, 1_000),
    airConditioner('MO-AC-1', 'Fountain City Power', 300),
    gasFurnace('MO-GF-1', 'Heartland Gas', 300),
  ],
  [
    '841',
    'Salt Lake City, UT',
    heatPumpPerTon('UT-HP-1', 'Wasatch Power', 600, 2_000),
    gasFurnace('UT-GF-1', 'Beehive Gas', 350),
    thermostat('UT-TH-1', 'Wasatch Power', 75),
  ],
  [
    '871',
    'Albuquerque, NM',
    ...electrification('NM-EL', 'New Mexico', ['NM-HP-1']),
    heatPumpPerTon('NM-HP-1', 'Sandia Electric', 300, 900),
    airConditioner('NM-AC-1', 'Sandia Electric', 200),
  ],
  [
    '972',
    'Portland, OR',
    heatPumpPerTon('OR-HP-1', 'Rose City Electric', 500, 2_000),
    wholeHome('OR-WH-1', 'Oregon'),
    thermostat('OR-TH-1', 'Rose City Electric', 100),
  ],
  [
    '981',
    'Seattle, WA',
    heatPumpPerTon('WA-HP-1', 'Sound Light', 700, 2_400),
    ...electrification('WA-EL', 'Washington', ['WA-HP-1']),
    thermostat('WA-TH-1', 'Sound Light', 75),
  ],
];
