import { styleguideTexts } from '../../application/visitor/read-page/styleguide-texts.ts';
import { COMMON_SYMPTOMS } from '../../domain/help/common-symptoms.ts';
import type { Block } from '../../domain/content/blocks/block.ts';
import { heading, paragraph } from '../../domain/content/blocks/core-blocks.ts';
import { wholeBlock } from '../../domain/content/blocks/sketched-block.ts';
import { PRODUCT_DRAWINGS } from '../content/drawings/product-drawings.ts';

/** The names in a text, which white space separates. */
const named = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/);

const PRODUCTS = named(`
  air-conditioner air-conditioner-single-stage air-conditioner-variable-speed furnace furnace-two-stage
  furnace-90 furnace-90-two-stage heat-pump heat-pump-two-stage air-handler air-handler-variable-speed
  comfort-coil platinum-indoor-coil packaged-gas-electric packaged-heat-pump packaged-air-conditioner
  packaged-hybrid ductless-single-zone ductless-multi-zone smart-thermostat traditional-thermostat zoning
  indoor-air-quality air-purification electronic-air-cleaner media-air-cleaner humidity-control
  power-humidifier ventilation home-app diagnostics light-commercial
`);

const SYSTEMS = named(`
  central-system split-system heat-pump-system hybrid-system air-handler-system packaged-gas-electric
  packaged-heat-pump packaged-air-conditioner packaged-hybrid ductless-single-zone ductless-multi-zone
  zoned-home commercial-building air-quality-system air-cleaning electronic-cleaning media-filter
  humidity-balance fan-humidifier heat-recovery connected-home wall-thermostat thermostat-schedule
  remote-check refrigeration-loop air-through-coil a-coil-at-work steady-output furnace-at-work
  air-handler-at-work load-calculation efficiency-label furnace-crawl-space air-conditioner-side-yard
  air-handler-closet coil-match comfort-coil-inspected steady-night thermostat-3-am dial-wake dial-away
  dial-home dial-sleep dust-in-sunbeam rinse-the-pre-filter deep-filter ventilation-bedroom
  humidifier-in-winter leasing-contract estimate-on-table build-a-system
`);

const HELP = [
  'change-a-filter',
  'outdoor-unit',
  'rating-plate',
  'house-spring',
  'house-summer',
  'house-winter',
  ...COMMON_SYMPTOMS.map(({ id }) => `symptoms/${id}`),
];

/** The URLs of all drawings that pages may use, by group: products, answers, systems, help and home. */
export const DRAWINGS: ReadonlyArray<{ readonly group: string; readonly paths: ReadonlyArray<string> }> = [
  { group: styleguideTexts.productDrawings, paths: PRODUCTS.map((name) => `/drawings/products/${name}.svg`) },
  {
    group: styleguideTexts.answerDrawings,
    paths: [...PRODUCT_DRAWINGS.values()].map(({ image }) => image.src),
  },
  { group: styleguideTexts.systemDrawings, paths: SYSTEMS.map((name) => `/drawings/systems/${name}.svg`) },
  { group: styleguideTexts.helpDrawings, paths: HELP.map((name) => `/drawings/${name}.svg`) },
];

/** A grid of all drawings, each with its URL (design language, section 7). */
export const drawingCatalogue = (): ReadonlyArray<Block> => [
  heading(2, styleguideTexts.drawings, 'drawings'),
  paragraph(styleguideTexts.drawingsLead),
  ...DRAWINGS.flatMap(({ group, paths }) => [
    heading(3, group),
    wholeBlock({
      name: 'core/group',
      attributes: { layout: { type: 'grid', columnCount: 4 } },
      innerBlocks: paths.map((url) => ({
        name: 'core/image',
        attributes: { url, alt: '', caption: `<code>${url.replaceAll('/', '/<wbr>')}</code>` },
      })),
    }),
  ]),
];
