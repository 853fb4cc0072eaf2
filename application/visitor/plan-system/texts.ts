import type { Ductwork, HomeKind, PlannedSystem } from '../../../domain/product/estimate.ts';
import type { ProductType } from '../../../domain/product/product.ts';

/** What the estimate says (specification, sections 2 and 9). */
export const planSystemTexts = {
  heading: 'Put your system together',
  lead: 'Choose a system, your kind of home and your ducts to see where prices start.',
  form: 'Build your own system',
  system: 'System',
  home: 'Home',
  homeHint: 'It doesn’t change starting prices. It helps the dealer plan the visit.',
  ductwork: 'Ductwork',
  zip: 'Zip/Postal code',
  zipHint: 'To see what rebates may pay back',
  zipMalformed: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  noRebates: 'No rebates found for this system in your area.',
  rebatesFailed: 'We can’t check rebates right now. The price is right all the same.',
  confirmRebates: 'You must confirm eligibility with each program before you buy.',
  seeRebates: 'See these programs',
  submit: 'Show the estimate',
  missing: 'Choose a system.',
  result: 'Your estimate',
  ducts: 'New ductwork',
  ductsIfNeeded: 'New ductwork, if you need it',
  total: 'Starting price, installed',
  conditions: [
    'These are starting prices, installed and before tax. Size, wiring and local labor can raise them.',
    'Your dealer’s quote is your final price.',
  ],
  ask: 'Get a Free Online Estimate',
  askLead: 'Leave your details and a dealer near you will contact you within 24 to 48 hours.',
  askWithPlan:
    'Leave your details and a dealer near you will contact you within 24 to 48 hours. We’ll tell them what you put together.',
} as const;

export const SYSTEM_NAMES: { readonly [system in PlannedSystem]: string } = {
  'furnace-ac': 'Furnace and air conditioner',
  'heat-pump': 'Heat pump and air handler',
  hybrid: 'Hybrid: heat pump and furnace',
  'ac-air-handler': 'Air conditioner and air handler',
  furnace: 'Furnace alone',
  ac: 'Air conditioner alone',
};

export const HOME_NAMES: { readonly [home in HomeKind]: string } = {
  house: 'House',
  townhouse: 'Townhouse',
  condo: 'Condo or apartment',
  manufactured: 'Manufactured home',
};

export const DUCTWORK_NAMES: { readonly [choice in Ductwork]: string } = {
  keep: 'Keep the ducts I have',
  new: 'New ductwork',
  unsure: 'Not sure yet',
};

/** A part as a line of the estimate names it. */
export const PART_NAMES: { readonly [type in ProductType]: string } = {
  'Air Conditioner': 'Air conditioner',
  '80% Furnace': 'Furnace',
  '90% Furnace': 'Furnace, 80% or 90%',
  Furnace: 'Furnace',
  'Heat Pump': 'Heat pump',
  'Air Handler': 'Air handler',
};

/** `$8,800`, `$11,800 to $18,800`. */
export const rangeText = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);

/** Price and savings together: `From $5,800, up to $2,650 back`. */
export const pricedSavings = (from: string, back: string): string => `From ${from}, up to ${back} back`;

/** What the request says to the dealer beside what the visitor typed; `savings`: what was shown of rebates, where any was. */
export const planComment = (choices: ReadonlyArray<string>, price: string, savings: string | null): string =>
  [
    'The homeowner put a system together with the online estimate.',
    `Chosen: ${choices.join('; ')}`,
    `Shown: starting price of ${price}, installed, before tax`,
    ...(savings === null ? [] : [`Rebates: ${savings}`]),
  ].join('\n');
