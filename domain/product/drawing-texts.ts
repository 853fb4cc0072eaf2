import { listOf } from '../content/list-of.ts';
import {
  AIR_CONDITIONER_SOUNDS,
  FILTER_DEPTHS,
  FURNACE_AFUE,
  HUMIDITY_GOALS,
  HUMIDITY_LIMIT,
  MERV_SCALE,
  OUTDOOR_CLEARANCE,
} from './drawing-figures.ts';
import { NOISE_LANDMARKS } from './noise-scale.ts';

/** A picture that answers one question about a product, with its texts. */
export interface ProductDrawing {
  /** The question that it answers. */
  readonly title: string;
  readonly alt: string;
  /** The legend of its numbers, from 1. */
  readonly labels: ReadonlyArray<string>;
  /** The conclusion to remember. */
  readonly caption: string;
}

const dollars = (afue: number): string => `$${afue}`;

export const DRAWING_TEXTS = {
  'air-conditioners': {
    title: 'How loud is it outside?',
    alt: `Bars on a scale of ${listOf(NOISE_LANDMARKS.map(({ level, sound }) => `${level} dB (${sound})`))}.`,
    labels: AIR_CONDITIONER_SOUNDS.map(({ model, level }) => `${model}: ${level} dB(A)`),
    caption: 'Sample models. Each 10 dB sounds about twice as loud.',
  },
  'heat-pumps': {
    title: 'Which way does the heat go?',
    alt: 'The same heat pump twice. In winter heat moves from the outdoor unit into the room; in summer it moves from the room to the outdoor unit.',
    labels: [
      'Outdoor coil: takes in heat in winter, gives it off in summer',
      'Indoor coil: the other way around',
      'Refrigerant lines: the same loop, reversed by a valve',
    ],
    caption: 'One system moves heat both ways. The colder it is outside, the less heat there is to move.',
  },
  furnaces: {
    title: 'Where does the exhaust go?',
    alt: `Two furnaces cut open. The ${FURNACE_AFUE.least}% model sends hot exhaust up a metal flue. The ${FURNACE_AFUE.most}% model has a second heat exchanger, plastic pipes through the wall and a drain.`,
    labels: [
      'Metal flue: hot exhaust goes up and out',
      'Heat exchanger: room air passes around it',
      'Second heat exchanger: cools the exhaust until water condenses',
      'Plastic pipes: air in, cool exhaust out',
      'Drain for the water',
    ],
    caption: `Of $100 of fuel, ${dollars(FURNACE_AFUE.least)} becomes heat at ${FURNACE_AFUE.least}% AFUE and ${dollars(FURNACE_AFUE.most)} at ${FURNACE_AFUE.most}%.`,
  },
  'air-handlers': {
    title: 'Where is it in the house?',
    alt: 'A house cut open. Air from the rooms goes through a return grille and a filter into the air handler, and through ducts back to the rooms. Two lines link it to the outdoor unit.',
    labels: [
      'Return grille: keep it open',
      'Filter',
      'Air handler with blower and coil',
      'Supply ducts to the rooms',
      'Refrigerant lines',
      'Outdoor unit',
    ],
    caption: 'All the air passes one filter. Check it every month, and keep the return grilles open.',
  },
  coils: {
    title: 'Where is the coil?',
    alt: 'A furnace with a coil in its own case on top, and the duct above. Two lines lead from the coil to the outdoor unit, and a pipe leads to a drain.',
    labels: [
      'Blower in the furnace',
      'Coil in its case',
      'Pan and drain',
      'Refrigerant lines to the outdoor unit',
      'Cooled air to the rooms',
    ],
    caption: 'You rarely see the coil. A clean filter below it is its main protection.',
  },
  'comfort-coil': {
    title: 'Where does the water come from?',
    alt: 'The fins of a coil up close. Warm, humid air comes from below. Water forms on the cold fins, runs down into a pan and leaves through a drain. Cool, dry air goes up.',
    labels: [
      'Warm, humid air',
      'Cold fins: moisture condenses',
      'Drops run down',
      'Drain pan',
      'Drain: keep its outlet clear',
      'Cooler, drier air',
    ],
    caption:
      'Water that drips and drains away is a good sign: the coil is drying your air. Water that stays in the pan is not.',
  },
  'platinum-indoor-coil': {
    title: 'What do three slabs change?',
    alt: 'Two coils of the same width. The A has two slabs, the N has three. Air passes through all of them.',
    labels: ['A shape: two slabs', 'N shape: three slabs', 'Air from the blower', 'Cooled air to the rooms'],
    caption:
      'A third slab gives the air more surface. Ratings still belong to the coil and the outdoor unit together.',
  },
  'packaged-air-conditioners': {
    title: 'How much space does it need?',
    alt: `A packaged unit on a slab next to a house, with ${OUTDOOR_CLEARANCE} clear on each side before the wall and a shrub. Two ducts lead through the wall.`,
    labels: [
      `Keep ${OUTDOOR_CLEARANCE} clear all around`,
      'Trim plants back',
      'Supply duct into the house',
      'Return duct back to the unit',
      'Level slab',
    ],
    caption:
      'Nothing takes up space inside. Outside, the coil needs air: clear leaves and grass every month in season.',
  },
  'packaged-gas-electric': {
    title: 'What is in the cabinet?',
    alt: 'A packaged unit cut open. Air from the house passes a blower, a cooling coil and a gas heat exchanger, and returns to the house. A fan on top gives off heat, and exhaust leaves at the side.',
    labels: [
      'Return air from the house',
      'Blower',
      'Cooling coil',
      'Gas burners and heat exchanger',
      'Supply air to the house',
      'Compressor, outdoor coil and fan: heat goes out',
      'Exhaust leaves here',
    ],
    caption: 'Heating and cooling share the blower and the ducts. All that burns stays outdoors.',
  },
  'packaged-heat-pumps': {
    title: 'On the roof or on a slab?',
    alt: 'Two homes. On one the unit is on a slab next to the wall, with ducts through the wall. On the other it is on a curb on the flat roof, with ducts straight down.',
    labels: [
      'On a slab: ducts through the wall',
      'On a roof: ducts straight down',
      'Curb: carries the unit and seals the roof',
    ],
    caption: 'You can keep a unit on the ground clear yourself. Leave checks on a roof to a technician.',
  },
  'packaged-hybrids': {
    title: 'When does gas take over?',
    alt: 'A scale of outdoor temperatures from cold to mild. Above the balance point the heat pump heats, below it the gas burners do.',
    labels: [
      'Balance point: your dealer sets it with you',
      'Below it, gas heats',
      'Above it, the heat pump heats',
    ],
    caption: 'Where the balance point belongs depends on what you pay for electricity and gas.',
  },
  'ductless-single-zone': {
    title: 'Where should it hang?',
    alt: 'A room cut open. The indoor unit hangs high on a wall and blows across the room, away from the bed and the curtain. Lines lead through the wall to the outdoor unit.',
    labels: [
      'Indoor unit: high, with nothing in front of it',
      'Air reaches the whole room',
      'Not above the bed',
      'Not behind the curtain',
      'Lines and drain through a small hole',
      'Outdoor unit',
    ],
    caption: 'Poor placement makes the unit start and stop. Choose the wall with your dealer.',
  },
  'ductless-multi-zone': {
    title: 'How are the rooms connected?',
    alt: 'A floor plan with three rooms. Each room has an indoor unit with lines of its own to one outdoor unit. Two units cool, the third is off.',
    labels: [
      'One outdoor unit',
      'Lines of its own for each room',
      'Indoor unit with its own setting',
      'A room that you do not use: turn it off',
    ],
    caption: 'Each indoor unit has its own temperature, but all of them heat or all of them cool.',
  },
  'smart-thermostats': {
    title: 'Is there a C wire?',
    alt: 'Two wall plates behind thermostats. In the left one a wire is in the C terminal. In the right one that terminal is empty.',
    labels: [
      'A wire in the C terminal: it can power a smart thermostat',
      'An empty C terminal: a wire may have to be added',
    ],
    caption:
      'Most smart thermostats need a common (C) wire. Your dealer checks behind your thermostat, and adds one if it’s missing.',
  },
  'traditional-thermostats': {
    title: 'What do the switches do?',
    alt: 'A thermostat up close: a display with the room temperature and the set point, two arrows, a switch for heat, off and cool, and a switch for the fan with auto and on.',
    labels: [
      'Room temperature now',
      'The temperature that you set',
      'Warmer or cooler',
      'HEAT, OFF or COOL',
      'FAN: AUTO runs it while heating or cooling, ON runs it all the time',
    ],
    caption: 'Leave the fan on AUTO in summer: on ON it can put moisture back into the air.',
  },
  zoning: {
    title: 'What does a damper do?',
    alt: 'A duct with two branches. One zone calls for air and its damper is open. The other is satisfied and its damper is closed. A panel links both thermostats to the dampers.',
    labels: [
      'This zone calls: its damper opens',
      'This zone is satisfied: its damper closes',
      'Control panel',
      'Air from your one system',
    ],
    caption: 'Fewer open zones mean less air. Ask how your system deals with that: slower, or with a bypass.',
  },
  'indoor-air-quality': {
    title: 'What spoils the air indoors?',
    alt: 'A house cut open: a shower, a candle, a pan on a stove and a damp basement give off moisture and particles. Fans in the bath and over the stove take them out.',
    labels: [
      'Showers',
      'Candles',
      'Cooking',
      'A damp basement',
      'Bath and kitchen fans take it out at the source',
    ],
    caption: 'Stop the source first, then ventilate, then filter.',
  },
  'air-purification': {
    title: 'What does a higher MERV change?',
    alt: `Two filters on the MERV scale from ${MERV_SCALE.from} to ${MERV_SCALE.to}. Through the one with the lower number smaller particles pass with a strong flow of air. The one with the higher number holds them, and the flow is weaker.`,
    labels: [
      'Lower MERV: large particles stay, small ones pass',
      'Higher MERV: small particles stay, too',
      'More resistance: less air may get through',
    ],
    caption:
      'A higher number helps only if your fan and your filter slot can take it. Ask your dealer first.',
  },
  cleaneffects: {
    title: 'Where does it go?',
    alt: 'A furnace with a return duct. The cleaner is between the duct and the blower; its pre-filter slides out to the front.',
    labels: [
      'Air from your rooms',
      'Air cleaner, before the blower',
      'Pre-filter: slides out for washing',
      'Blower',
      'Clean air to all rooms',
    ],
    caption: 'It cleans all the air on its way to the blower, and only while the blower runs.',
  },
  'quikbox-air-cleaner': {
    title: 'Why is it so deep?',
    alt: `Two filters side by side, ${FILTER_DEPTHS[0].depth} and ${FILTER_DEPTHS[1].depth} deep. The deep pleats of the second have far more surface.`,
    labels: FILTER_DEPTHS.map(({ depth, life }) => `${depth} deep: usually ${life}`),
    caption: 'Deeper pleats have more area, so they hold more dust before they slow the air.',
  },
  'humidity-control': {
    title: 'How humid should it be?',
    alt: `A scale of relative humidity from 0 to 100%. ${HUMIDITY_GOALS.map(({ outside, from, to }) => `${outside}: ${from === 0 ? `up to ${to}%` : `${from} to ${to}%`}`).join('. ')}. A line marks ${HUMIDITY_LIMIT}%.`,
    labels: HUMIDITY_GOALS.map(
      ({ outside, from, to }) => `${outside}: ${from === 0 ? `${to}% or less` : `${from} to ${to}%`}`,
    ),
    caption: `Stay below ${HUMIDITY_LIMIT}%. In the cold aim lower, so that your windows stay dry.`,
  },
  'power-humidifiers': {
    title: 'Where does it go?',
    alt: 'A furnace with a humidifier on the duct above it. A water line with a valve leads to it, a drain leads away, and a humidistat on the wall controls it.',
    labels: [
      'Warm air in the supply duct',
      'Humidifier with a fan of its own',
      'Water line',
      'Drain: keep it open',
      'Humidistat: you set the humidity',
    ],
    caption: 'It uses the ducts that you have. Plan for a new pad once a year, before the heating season.',
  },
  ventilation: {
    title: 'Where does the air go?',
    alt: 'A house cut open. Stale air from the bath and the kitchen goes to the ventilator and outside. Fresh air from outside goes through it to the bedroom and the living room.',
    labels: [
      'Stale air from bath and kitchen',
      'Ventilator: heat passes over, air does not mix',
      'Fresh air to bedroom and living room',
      'Hood: keep it clear',
    ],
    caption:
      'In winter the outgoing air gives its heat to the incoming air. In summer it takes heat from it.',
  },
  'light-commercial': {
    title: 'What is in a rooftop unit?',
    alt: 'A rooftop unit cut open. Return air and outside air mix, pass a filter, a cooling coil, a blower and a gas section, and go down through the roof into the rooms.',
    labels: [
      'Return air from the rooms',
      'Outside air, as building code requires',
      'Filter and cooling coil',
      'Blower and heat',
      'Supply air to the rooms',
      'Compressors and outdoor coil',
      'Curb',
    ],
    caption:
      'Blower, coils and heat are all in one cabinet on the roof, ducted straight into the rooms below.',
  },
} as const satisfies Readonly<Record<string, ProductDrawing>>;
