import type { Climate } from '../../../domain/product/climate.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { DUCTWORK_PRICE } from '../../../domain/product/prices.ts';
import { SYSTEM_NAMES } from '../plan-system/system-texts.ts';
import type { Ducts, FitReason, Fuel, SystemKind } from '../../../domain/product/system-fit.ts';

/** Texts of the system helper on the product overview. */
export const suggestSystemsTexts = {
  heading: 'Which is right for my home?',
  lead: 'Answer three questions to see which systems usually fit, and why.',
  fuel: 'What heats your home today?',
  ducts: 'Does your home have ducts?',
  zip: 'Zip/Postal code',
  zipHint: 'It tells us how cold your winters get',
  submit: 'Show what fits',
  malformed: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  unknown: 'We don’t know this code. Check it, or leave it empty.',
  missing: 'Choose what heats your home, or whether it has ducts.',
  notLookedUp: 'We couldn’t look up your area just now, so this leaves out your climate. Please try again.',
  searching: 'Looking up your area',
  withoutClimate: 'We don’t know your zip or postal code, so this leaves out your climate.',
  result: 'What usually fits a home like yours',
  best: 'Best fit',
  other: 'Also worth a look',
  why: 'Why it fits',
  read: 'Read more',
  rule: 'These are rules of thumb: we estimate winters from state and latitude, and higher elevations are colder. A dealer calculates the size your home needs and checks your ducts, wiring and fuel.',
  dealer: 'Find a dealer',
} as const;

export const FUEL_TEXTS: { readonly [fuel in Fuel]: string } = {
  gas: 'Gas',
  oil: 'Oil',
  electricity: 'Electricity',
  unsure: 'Not sure',
};

export const DUCTS_TEXTS: { readonly [ducts in Ducts]: string } = {
  yes: 'Yes',
  no: 'No',
  unsure: 'Not sure',
};

/** The climate of a place such as `Addison, TX`. */
export const climateText = (climate: Climate, place: string): string => {
  switch (climate) {
    case 'cold':
      return `Winters near ${place} are cold.`;
    case 'mild':
      return `Winters near ${place} are fairly mild.`;
    case 'hot':
      return `Homes near ${place} need little heat.`;
  }
};

const FUEL_USED: { readonly [fuel in Fuel]: string } = {
  gas: 'A furnace uses the gas that heats your home today.',
  oil: 'A furnace uses the oil that heats your home today.',
  electricity: '',
  unsure: '',
};

export const reasonText = (reason: FitReason, fuel: Fuel): string => {
  switch (reason) {
    case 'uses-fuel':
      return FUEL_USED[fuel];
    case 'fuel-if-available':
      return 'It needs gas or oil. Ask your dealer whether your home has either.';
    case 'cold-needs-heat':
      return 'A furnace is made for cold winters.';
    case 'cold-backup':
      return 'Your furnace does the heating when it gets very cold.';
    case 'cold-climate-model':
      return 'Ask for a cold-climate model: output falls as it gets colder outside.';
    case 'mild-suits-heat-pump':
      return 'Heat pumps do well where winters are mild.';
    case 'hybrid-saves-fuel':
      return 'The heat pump heats in mild cold, and the furnace takes over below a set outdoor temperature. That cuts fuel use.';
    case 'all-electric':
      return 'One outdoor unit heats and cools on electricity alone, without a flue.';
    case 'hot-little-heat':
      return 'It suits hot regions, where cooling matters most.';
    case 'consider-heat-pump':
      return 'A heat pump is similar equipment and adds efficient heat, so compare the two.';
    case 'uses-ducts':
      return 'It works with ducts like yours.';
    case 'no-ducts':
      return 'It heats and cools room by room, without ducts.';
    case 'new-ducts':
      return `It needs new ductwork, which costs ${dollarText(DUCTWORK_PRICE.from)} to ${dollarText(DUCTWORK_PRICE.to)} more.`;
    case 'ducts-unsure':
      return 'It works without ducts. A dealer can tell you whether your home has usable ones.';
  }
};

interface SystemTexts {
  readonly name: string;
  /** The system's product pages, with their names. */
  readonly pages: ReadonlyArray<{ readonly text: string; readonly href: string }>;
}

const AIR_CONDITIONERS = { text: 'Air conditioners', href: '/products/air-conditioners/' };
const FURNACES = { text: 'Furnaces', href: '/products/furnaces/' };
const HEAT_PUMPS = { text: 'Heat pumps', href: '/products/heat-pumps/' };
const AIR_HANDLERS = { text: 'Air handlers', href: '/products/air-handlers/' };

export const SYSTEM_TEXTS: { readonly [system in SystemKind]: SystemTexts } = {
  'furnace-ac': { name: SYSTEM_NAMES['furnace-ac'], pages: [FURNACES, AIR_CONDITIONERS] },
  hybrid: {
    name: SYSTEM_NAMES.hybrid,
    pages: [
      HEAT_PUMPS,
      FURNACES,
      { text: 'How hybrid systems work', href: '/resources/getting-started/hvac-basics/hybrid-systems/' },
    ],
  },
  'heat-pump': { name: SYSTEM_NAMES['heat-pump'], pages: [HEAT_PUMPS, AIR_HANDLERS] },
  'ac-air-handler': {
    name: SYSTEM_NAMES['ac-air-handler'],
    pages: [AIR_CONDITIONERS, AIR_HANDLERS],
  },
  ductless: {
    name: SYSTEM_NAMES.ductless,
    pages: [
      { text: 'Single-zone: one room', href: '/products/ductless/single-zone/' },
      { text: 'Multi-zone: several rooms', href: '/products/ductless/multi-zone/' },
    ],
  },
};
