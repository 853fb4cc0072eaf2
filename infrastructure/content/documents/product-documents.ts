import { BUILDING, documentsOf, type ProductDocuments } from './documents-of-product.ts';

const FILTER = ['Check the filter', 'Monthly; replace every 1 to 3 months'] as const;
const CLEAR = ['Clear leaves and plants, 2 ft all around', 'Monthly in season'] as const;
const COIL = ['Rinse the outdoor coil gently with a hose', 'Spring, and when dirty'] as const;
const LOUVERS = ['Wipe louvers and cabinet', 'Monthly'] as const;
const ALARMS = ['Test carbon monoxide alarms', 'Monthly'] as const;

const SEER2 = ['SEER2', 'Cooling over a season for each unit of electricity. Higher is better.'] as const;
const EER2 = ['EER2', 'Cooling efficiency on a hot day. Higher is better.'] as const;
const HSPF2 = ['HSPF2', 'Heating over a season for each unit of electricity. Higher is better.'] as const;
const AFUE = ['AFUE', 'The share of fuel that becomes heat over a year.'] as const;

const PAD = ['Condenser pad', 'A level base under the outdoor unit'] as const;
const WHIP = ['Whip', 'A flexible power cable from the disconnect to the unit'] as const;
const DISCONNECT = ['Electrical disconnect', 'A safety switch near the outdoor unit'] as const;
const LINES = [
  'Refrigerant line',
  'A pair of insulated copper lines between the indoor and outdoor units',
] as const;
const REMOTE = ['Remote control', 'Sets the temperature of the room'] as const;
const DRAIN = ['Drain', 'Carries away the water that an indoor head takes out of the air'] as const;
const THERMOSTAT = ['Thermostat', 'Controls the system; check that it supports your equipment'] as const;

/** The sections of the document library in order (specification, section 9), plus light commercial, with their sample documents. */
export const PRODUCT_DOCUMENTS = {
  airConditioners: documentsOf({
    name: 'air-conditioners',
    drawing: 'air-conditioners',
    part: 'air-conditioner',
    products: 'air conditioners',
    what: 'An air conditioner moves heat and moisture out of your home. Its outdoor unit works with a matching indoor coil.',
    suits: ['Homes with ducts and a furnace or an air handler.', 'Homes that need 1.5 to 5 tons of cooling.'],
    ratings: [SEER2, EER2, ['Stages', 'More stages mean longer, gentler and quieter runs.']],
    owner: [
      ['Change or wash the filter', 'Every 1 to 2 months in cooling season'],
      CLEAR,
      COIL,
      ['Check that the drain drips in humid weather', 'Monthly'],
      ['Test the cooling', 'Each spring, before the first hot spell'],
    ],
    professional: [
      ['Tune-up: electrical connections, refrigerant, coils, drain, controls', 'Yearly, in spring'],
      ['Indoor coil check', 'Yearly'],
    ],
    accessories: [PAD, WHIP, DISCONNECT, LINES, THERMOSTAT],
  }),
  furnaces: documentsOf({
    name: 'furnaces',
    drawing: 'furnaces',
    part: 'furnace',
    isWithoutRefrigerant: true,
    products: 'furnaces',
    what: 'A furnace burns gas or oil and warms the air that its blower sends through your ducts.',
    suits: [
      'Homes with a gas or oil supply and cold winters.',
      'Homes that cool with a matching coil on the furnace.',
    ],
    ratings: [AFUE, ['Stages', 'More stages mean longer, gentler and quieter runs.']],
    owner: [
      FILTER,
      ['Keep stored items, fuels and paint well away', 'Always'],
      ['Keep the intake and exhaust pipes clear', 'Weekly in snow and leaf season'],
      ALARMS,
      ['Vacuum registers and grilles', 'Each season'],
      ['Test the heat', 'Each fall, before you need it'],
    ],
    professional: [
      ['Inspection of burners, heat exchanger, connections, flue and controls', 'Yearly, before winter'],
    ],
    accessories: [
      THERMOSTAT,
      ['Filter', 'Protects the blower and the coil'],
      ['Humidifier', 'Adds moisture in winter'],
    ],
  }),
  airHandlers: documentsOf({
    name: 'air-handlers',
    drawing: 'air-handlers',
    part: 'air-handler',
    products: 'air handlers',
    what: 'An air handler is the indoor half of many systems. It holds the blower, the coil and often electric heat.',
    suits: ['Homes with a heat pump.', 'Homes that cool more than they heat.'],
    ratings: [SEER2, ['Motor', 'Variable-speed motors use less power and help control humidity.']],
    owner: [
      FILTER,
      ['Look at the drain pan and line', 'Monthly in cooling season'],
      ['Look for water or rust on the cabinet', 'Each season'],
      ['Keep return grilles open', 'Always'],
    ],
    professional: [['Blower wheel, motor, coil and electric heat check', 'Yearly']],
    accessories: [LINES, THERMOSTAT, ['Filter', 'Protects the blower and the coil']],
  }),
  heatPumps: documentsOf({
    name: 'heat-pumps',
    drawing: 'heat-pumps',
    part: 'heat-pump',
    products: 'heat pumps',
    what: 'A heat pump heats and cools with one outdoor unit. It moves heat instead of making it.',
    suits: ['All-electric homes.', 'Mild climates; cold-climate models extend the range.'],
    ratings: [SEER2, EER2, HSPF2],
    owner: [
      ['Change or wash the filter', 'About monthly in regular use, at least every 3 months in light use'],
      ['Keep foliage, snow and roof drips off the outdoor unit', 'Weekly'],
      COIL,
      ['Vacuum registers and grilles', 'Each season'],
    ],
    professional: [['Service', 'At least yearly; many dealers suggest spring and fall']],
    accessories: [PAD, WHIP, DISCONNECT, LINES, THERMOSTAT],
  }),
  packagedUnits: documentsOf({
    name: 'packaged-units',
    drawing: 'packaged-heat-pumps',
    products: 'packaged units',
    what: 'A packaged unit holds all its parts in one outdoor cabinet, on a roof or a slab, with ducts into the house.',
    suits: [
      'Homes without room for indoor equipment.',
      'Gas/electric, heat pump, air conditioner and hybrid systems.',
    ],
    ratings: [SEER2, HSPF2, AFUE],
    owner: [
      FILTER,
      ['Clear leaves and plants, 2 ft all around a unit on the ground', 'Monthly in season'],
      ['Look from the ground for loose panels or dents', 'After storms'],
      ['Look at the ceiling around the duct for stains', 'Each season'],
    ],
    professional: [
      ['Service', 'Spring and fall'],
      ['Roof curb, duct connection, gas train and drain', 'Yearly'],
    ],
    accessories: [PAD, WHIP, DISCONNECT, THERMOSTAT],
  }),
  airCoil: documentsOf({
    name: 'air-coil',
    drawing: 'coils',
    part: 'indoor-coil',
    products: 'indoor coils',
    what: 'An indoor coil is the indoor half of your cooling. It absorbs heat and takes moisture out of the air.',
    suits: ['Homes that add cooling to a furnace.', 'Replacing the outdoor unit: the two must match.'],
    ratings: [SEER2, ['Matched pair', 'Ratings belong to the coil and the outdoor unit together.']],
    owner: [
      FILTER,
      ['Rinse the outdoor fins gently with a hose', 'Spring'],
      ['Keep mower discharge and dryer vents away from the outdoor unit', 'Always'],
      ['Look for ice, oil stains or rust', 'Each season'],
    ],
    professional: [
      ['Coil check and cleaning as needed', 'Yearly'],
      ['Drain pan and trap treatment', 'Yearly'],
    ],
    accessories: [LINES, ['Filter', 'The main protection for the coil']],
  }),
  ductlessMini: documentsOf({
    name: 'ductless-mini',
    drawing: 'ductless-single-zone',
    products: 'single-zone ductless systems',
    what: 'A single-zone ductless system links one indoor head to one outdoor unit. It heats and cools without ducts.',
    suits: ['Additions, sunrooms and garages.', 'Older homes without ducts.'],
    ratings: [SEER2, EER2, HSPF2],
    owner: [
      ['Wash the indoor filter', 'Every two weeks to monthly in use'],
      LOUVERS,
      ['Keep 2 ft clear around the outdoor unit', 'Weekly in winter'],
      ['Check the end of the drain hose', 'Monthly in summer'],
    ],
    professional: [['Coil, blower wheel, drain and charge check', 'Yearly']],
    accessories: [PAD, DISCONNECT, LINES, REMOTE, DRAIN],
  }),
  ductlessMulti: documentsOf({
    name: 'ductless-multi',
    drawing: 'ductless-multi-zone',
    products: 'multi-zone ductless systems',
    what: 'A multi-zone ductless system links several indoor heads to one outdoor unit. Each room has its own control.',
    suits: ['Whole homes without ducts.', 'Rooms that need different temperatures.'],
    ratings: [SEER2, EER2, HSPF2],
    owner: [
      ['Wash the indoor filters', 'Every two weeks to monthly in use'],
      LOUVERS,
      ['Keep 2 ft clear around the outdoor unit', 'Weekly in winter'],
      ['Set all heads to the same mode, heat or cool', 'Always'],
      ['Check the end of the drain hose', 'Monthly in summer'],
    ],
    professional: [['Coil, blower wheel, drain and charge check', 'Yearly']],
    accessories: [PAD, DISCONNECT, LINES, REMOTE, DRAIN],
  }),
  lightCommercial: documentsOf({
    name: 'light-commercial',
    drawing: 'light-commercial',
    products: 'light commercial systems',
    place: BUILDING,
    what: 'Light commercial systems heat and cool stores, offices and other small buildings, from 3 to 25 tons.',
    suits: [
      'Stores, offices and classrooms with a flat roof or a service yard.',
      'Sites with three-phase power, which larger units often need.',
    ],
    ratings: [
      ['IEER', 'Cooling efficiency at full and part load, for larger sizes. Higher is better.'],
      SEER2,
      ['Tons', 'Cooling capacity: one ton is 12,000 BTU per hour.'],
    ],
    owner: [
      ['Check the filter from inside', 'Monthly; replace every 1 to 3 months'],
      ['Look from the ground for loose panels or dents', 'After storms'],
      ['Look at the ceiling around the duct for stains', 'Each season'],
    ],
    professional: [
      ['Service', 'Spring and fall'],
      ['Roof curb, duct connection, gas train and drain', 'Yearly'],
    ],
    accessories: [DISCONNECT, WHIP, THERMOSTAT, ['Roof curb', 'Carries a rooftop unit and seals the roof']],
  }),
} as const satisfies Readonly<Record<string, ProductDocuments>>;
