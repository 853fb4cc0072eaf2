import * as O from 'fp-ts/Option';
import type { AreaProgram } from '../database/editions/edition-rows.ts';
import { program } from './sample-program.ts';
import { UTILITY_AREAS, type SampleArea } from './sample-utility-rebates.ts';

const HEAT_PUMP = { paysFor: ['Heat pump'] };

/** The first areas, with few programs each and with edge cases. */
const AREAS: ReadonlyArray<SampleArea> = [
  [
    '021',
    'Boston, MA',
    program('MA-HP-1', 'Commonwealth Heat Pump Program, Whole-Home', '$2,650 per ton, up to $8,500', 8500, {
      ...HEAT_PUMP,
      combinesWith: O.some(['MA-HP-2']),
      conditions: ['enrolled-contractor'],
      summary: O.some('Pays per ton when heat pumps heat the whole home.'),
    }),
    program('MA-HP-2', 'Commonwealth Heat Pump Program, Sizing Bonus', '$500', 500, {
      ...HEAT_PUMP,
      combinesWith: O.some(['MA-HP-1']),
      conditions: ['enrolled-contractor'],
      summary: O.some('A bonus for a system sized to the home.'),
    }),
  ],
  [
    '303',
    'Atlanta, GA',
    program('GA-HEAR-1', 'Home Electrification Rebate, Income Qualified', 'Up to $8,000', 8000, {
      ...HEAT_PUMP,
      whoCanApply: O.some('Households up to 150% of the area’s median income'),
      incomeBands: ['low', 'moderate'],
      conditions: ['reserve-before-install', 'enrolled-contractor'],
      summary: O.some('Taken off the price when you buy. What it pays depends on your household’s income.'),
    }),
    program('GA-UT-1', 'Piedmont Power HVAC Tune-Up', '$50 per unit', 50, {
      paysFor: ['Tune-up of an air conditioner or a heat pump'],
    }),
  ],
  [
    '537',
    'Madison, WI',
    program('WI-HER-1', 'Badger Home Efficiency Rebate', 'Up to $4,000', 4000, {
      paysFor: ['Whole-home efficiency'],
      conditions: ['reserve-before-install'],
      summary: O.some('Pays based on how much energy the whole home saves.'),
    }),
  ],
  [
    '782',
    'San Antonio, TX',
    program('TX-SA-1', 'Alamo City Energy Early Replacement', 'Up to $310 per ton', 930, {
      paysFor: ['Central air conditioner'],
    }),
  ],
  ['787', 'Austin, TX', program('TX-AU-1', 'Capital City Power Saver, Tier 3', '$950', 950, HEAT_PUMP)],
  [
    '752',
    'Dallas, TX',
    program('TX-DA-1', 'North Texas Delivery Heat Pump Offer', 'Up to $600', 600, HEAT_PUMP),
  ],
  [
    '282',
    'Charlotte, NC',
    program('NC-CH-1', 'Smart Home HVAC Replacement', 'Up to $450', 450, {
      paysFor: ['Air conditioner', 'Heat pump'],
    }),
  ],
  [
    '554',
    'Minneapolis, MN',
    program('MN-G-1', 'Northern Gas 95% Furnace Rebate', '$400', 400, {
      paysFor: ['Gas furnace, 95% or more'],
      combinesWith: O.some(['MN-G-2']),
    }),
    program('MN-G-2', 'Northern Gas Wi-Fi Thermostat', 'Up to $100', 100, {
      paysFor: ['Smart thermostat'],
      combinesWith: O.some(['MN-G-1']),
    }),
  ],
  [
    '900',
    'Los Angeles, CA',
    program('CA-G-1', 'Coastal Gas Furnace Rebate', '$150 to $200', 200, {
      paysFor: ['Gas furnace, 92% or more'],
    }),
  ],
  [
    '115',
    'Hempstead, NY',
    program('NY-LI-1', 'Island Cold Climate Heat Pump', '$1,000 per 12,000 BTU at 17 °F', 3000, {
      paysFor: ['Ducted heat pump', 'Ductless heat pump'],
      conditions: ['enrolled-contractor'],
    }),
  ],
  ['802', 'Denver, CO', program('CO-1', 'Front Range Cold Climate Bonus', '$1,500', 1500, HEAT_PUMP)],
  [
    '850',
    'Phoenix, AZ',
    program('AZ-1', 'Desert Cool Cash', '$75 per ton', 225, {
      paysFor: ['Air conditioner, 15.2 SEER2 or more'],
    }),
  ],
  [
    '432',
    'Columbus, OH',
    program('OH-1', 'County Electric Cooperative Dual-Fuel Rebate', '$600 per system', 600, {
      paysFor: ['Hybrid system'],
    }),
  ],
  [
    '571',
    'Sioux Falls, SD',
    program('SD-0', 'Prairie Furnace Check-In', 'Call for details', 0, { paysFor: ['Furnace'] }),
  ],
];

/**
 * Sample programs that follow real patterns, so that the site can be tried at once. Pages mark them as sample data. Amounts are for a
 * typical project, a system of three tons.
 */
export const sampleRebates = (): ReadonlyArray<AreaProgram> =>
  [...AREAS, ...UTILITY_AREAS].flatMap(([zipPrefix, cityState, ...programs]) =>
    programs.map((one) => ({ zipPrefix, cityState, program: one })),
  );
