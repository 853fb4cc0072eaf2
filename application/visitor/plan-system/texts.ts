import type { Ductwork, HomeKind, PlannedSystem, Tier } from '../../../domain/product/estimate.ts';
import type { SystemPart } from '../../../domain/product/matched-parts.ts';
import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';
import { REBATES_PATH } from '../estimate-savings/zip-box-texts.ts';
import { SYSTEM_NAMES } from './system-texts.ts';

/** Texts of the system planner (specification, sections 2 and 9). */
export const planSystemTexts = {
  runningPath: '/products/heat-pump-or-furnace/',
  rebatesPath: REBATES_PATH,
  heading: 'Put your system together',
  lead: 'Choose a system to see its price. Your zip adds rebates, and your floor area the usual size.',
  form: 'Build your own system',
  system: 'System',
  home: 'Home',
  homeHint: 'For the dealer’s visit. It doesn’t change the price.',
  ductwork: 'Ductwork',
  tier: 'Comfort level',
  tierHint:
    'Prices start with single-stage equipment. More stages cost more, run longer and quieter, and hold the temperature better.',
  area: 'Floor area in square feet',
  areaHint: 'For the usual size. For example: 2,000',
  areaMalformed: 'Enter the floor area in square feet, from 200 to 10,000.',
  sizeNeedsZip: 'Enter your zip or postal code too: the usual size depends on your climate.',
  sizeUnknown:
    'We don’t know the climate there, so we can’t say what size is usual. Your dealer calculates it.',
  zip: 'Zip/Postal code',
  zipHint: 'To see rebates near you',
  zipMalformed: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  askDealer: 'Ask a dealer',
  coilApart: 'The indoor coil isn’t in this price. Ask your dealer what a matching one costs.',
  spareCoil:
    'Both parts come with an indoor coil, and you need only one. Ask your dealer to take the other off the price.',
  unpriced:
    'There’s no starting price for this system: it depends on the rooms and the house. A dealer prices it after a visit.',
  levelAdds: 'The extra cost of this comfort level is a rough range. Size and brand change it.',
  coolingOnly: 'This size is for cooling only. In cold places, heating decides the size of a heat pump.',
  ductlessSize:
    'A ductless system is sized room by room, and one room often needs far less than a ton. Your dealer calculates it.',
  heatSize:
    'A furnace is sized by the heat your home loses in winter, not by floor area. Your dealer calculates it.',
  tooLarge: 'A home this large usually needs more than one system.',
  sizeCaveat:
    'A rule of thumb: insulation, windows and sun change it. Ask your dealer for a written load calculation.',
  rebatesOfModel: 'Which rebates apply depends on the model. See what’s open near you, then ask your dealer.',
  noRebates: 'No rebates found for this system in your area.',
  noneInCanada:
    'No rebates found. Canadian programs are not in our data, so there may be some near you. Ask your utility, your province or a dealer.',
  noneAtStart: 'No rebates at this price. Programs near you require higher ratings.',
  noneForHousehold: 'No rebate for this system is for this household.',
  atStart: 'At starting prices',
  aboveStart: 'At starting prices, with what this comfort level adds',
  changes: 'What changes this',
  assumedSize: 'Amounts per ton are counted for a 3-ton system. Enter your floor area to see yours.',
  /** Where the floor area was entered, or doesn't give the size. */
  unknownSize: 'Amounts per ton are counted for a 3-ton system. Your dealer calculates the size of yours.',
  shares: 'Percentages apply to the equipment a program covers, not to new ductwork.',
  upTo: '“Up to” programs may pay less, so the low end counts $0 from them.',
  rebatesFailed: 'We can’t check rebates right now. The price above still holds.',
  confirmRebates: 'You must confirm eligibility with each program before you buy.',
  seeRebates: 'See these programs',
  fineTune: 'Fine-tune your estimate',
  update: 'Update the estimate',
  idle: 'Choose a system to see its price here.',
  unpricedSummary: 'Price: ask a dealer',
  toEstimate: 'See your estimate',
  submit: 'Show the estimate',
  missing: 'Choose a system.',
  result: 'Your estimate',
  ducts: 'New ductwork',
  ductsIfNeeded: 'New ductwork, if you need it',
  total: 'Starting price, installed',
  roughTotal: 'Rough price, installed',
  conditions: [
    'These are starting prices in US dollars, installed and before tax. Size, wiring and local labor can raise them.',
    'Your dealer’s quote is your final price.',
  ],
  running: 'What it costs to run for a year',
  ductlessRunning:
    'We don’t show a year’s running cost for ductless: it depends on how the outdoor unit and its indoor heads are rated together, and we have no such ratings. Ask your dealer for the SEER2 and HSPF2 of your combination.',
  quotes: 'Three quotes, side by side',
  quoteColumns: ['First dealer', 'Second dealer', 'Third dealer'],
  quoteRows: [
    'Dealer and date',
    'Model and size',
    'Price with everything',
    'Rebates, and who applies',
    'Price to pay',
  ],
  questions: 'Ask each dealer',
  questionList: [
    'May I see the load calculation for my home in writing?',
    'Which models, and what are their SEER2, HSPF2 or AFUE as a matched system?',
    'Does the price include removal, permits, wiring, the drain and the thermostat?',
    'What do my ducts need? Will you measure how much they leak?',
    'Does my electrical panel have room?',
    'Which rebates apply, and who sends the forms?',
    'Who installs it? Are they licensed and insured?',
    'How long are parts and labor covered, and who registers the warranty?',
    'When can you start, and how long does it take?',
    'What happens if I find a fault after you leave?',
  ],
  ask: 'Get a quote from a local dealer',
  askLead: 'Leave your details and a dealer near you will contact you within 24 to 48 hours.',
  askWithPlan:
    'Leave your details and a dealer near you will contact you within 24 to 48 hours. We’ll tell them what you put together.',
  tiers: {
    single: 'Single-stage ($)',
    'two-stage': 'Two-stage ($$)',
    variable: 'Variable-speed ($$$)',
    unsure: 'I’d like advice',
  } satisfies Readonly<Record<Tier, string>>,
  homes: {
    house: 'House',
    townhouse: 'Townhouse',
    condo: 'Condo or apartment',
    manufactured: 'Manufactured home',
  } satisfies Readonly<Record<HomeKind, string>>,
  ductChoices: {
    keep: 'Keep the ducts I have',
    new: 'New ductwork',
    unsure: 'Not sure yet',
  } satisfies Readonly<Record<Ductwork, string>>,
  systems: SYSTEM_NAMES satisfies Readonly<Record<PlannedSystem, string>>,
  parts: {
    'air-conditioner': 'Air conditioner',
    'heat-pump': 'Heat pump',
    furnace: 'Furnace, 80% or 90%',
    'oil-furnace': 'Oil furnace',
    'air-handler': 'Air handler',
    'indoor-coil': 'Indoor coil',
    'ductless-unit': 'Outdoor unit',
    'indoor-head': 'Indoor head, one for each room',
    'packaged-unit': 'Packaged unit',
  } satisfies Readonly<Record<SystemPart, string>>,
  /** `$8,800`, `$11,800 to $18,800`. */
  range: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  /** What a comfort level adds to a price: `about $1,300 to $3,500 more`. */
  adds: (adds: string): string => `about ${adds} more`,
  /** For a part that another one's price includes: `In the price of the air conditioner`. */
  comesWith: (part: string): string => `In the price of the ${part.toLowerCase()}`,
  floorArea: (area: string): string => `${area} sq ft`,
  /** `Around 2.5 to 4 tons is usual for this floor area and climate.` */
  usualSize: (tons: string): string => `Around ${tons} tons is usual for this floor area and climate.`,
  /** Price, rebates and what is left: `$10,400 to $12,400 · minus $3,120 to $3,720 · you pay $7,280 to $8,680`. */
  net: (price: string, rebates: string, net: string): string =>
    `${price} · minus ${rebates} · you pay ${net}`,
  youPay: (net: string): string => `You pay about ${net}`,
  /** `Ductwork: New ductwork`, `Starting price, installed: $9,400`. */
  labeled: (label: string, value: string): string => `${label}: ${value}`,
  /** The rebates for a system without a starting price. */
  unpricedRebates: (rebates: string): string => `Rebates of ${rebates} may pay part of it`,
  /** The size that amounts per ton count. */
  countedSize: (tons: string): string =>
    `Amounts per ton are counted for ${tons} tons, the smallest usual size for this floor area and climate, to match the starting price. A larger system costs more, and its rebates can be higher.`,
  /** A program that this price's equipment is not efficient enough for. */
  higherRated: (program: string, amount: string, rating: string): string =>
    `${program} isn’t counted: it pays ${amount} for ${rating} or more, and such equipment costs more than this price.`,
} as const;

export type PlanTexts = InAnyLanguage<typeof planSystemTexts>;

/** The comment that is added to the visitor's own text in the request: the plan in English, and what was shown for its area. */
export const planComment = (
  { choices, price }: { readonly choices: ReadonlyArray<string>; readonly price: string | null },
  shown: ReadonlyArray<string>,
): string =>
  [
    'The homeowner put a system together with the online estimate.',
    `Chosen: ${choices.join('; ')}`,
    price === null ? 'Shown: no starting price' : `Shown: starting price of ${price}, installed, before tax`,
    ...shown.map((line) => `Shown: ${line}`),
  ].join('\n');
