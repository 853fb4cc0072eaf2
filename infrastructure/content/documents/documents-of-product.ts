import * as t from 'io-ts';
import { FINDER_EMERGENCIES, type Emergency } from '../../../domain/help/emergencies.ts';
import { TROUBLESHOOTING, type TroubledCategory } from '../../../domain/help/troubleshooting.ts';
import { matchesOf, PART_NOUNS, PART_TYPES, type SystemPart } from '../../../domain/product/matched-parts.ts';
import { dollarText } from '../../../domain/product/money.ts';
import { STARTING_PRICES } from '../../../domain/product/prices.ts';
import { SAMPLE_NOTICE } from '../../../domain/document/sample-notice.ts';
import {
  documentPath,
  heading,
  list,
  paragraph,
  table,
  type DocumentPart,
  type SiteDocument,
} from '../../../domain/document/site-document.ts';
import { PRODUCT_DRAWINGS } from '../drawings/product-drawings.ts';

const Rows = t.readonlyArray(t.union([t.string, t.readonlyArray(t.string)]));

/** The content of the documents for one kind of product. A row that several have is written as its name. */
export const WrittenProduct = t.intersection([
  t.strict({
    /** Used in the paths of its files. */
    name: t.string,
    /** In lower case and plural, for use within a sentence. */
    products: t.string,
    /** The systems with a guide that it belongs to, for its dangers. */
    systems: t.readonlyArray(t.keyof(TROUBLESHOOTING)),
    what: t.string,
    suits: t.readonlyArray(t.string),
    /** The picture of its sell sheet. */
    drawing: t.string,
    /** The figures on its data plate or label, with their meanings. */
    ratings: Rows,
    /** The owner's and a professional's tasks, with how often. */
    owner: Rows,
    professional: Rows,
    /** Parts that are installed with it, with their purposes. */
    accessories: Rows,
  }),
  t.exact(
    t.partial({
      /** The system part to list matching parts for; absent when it has none. */
      part: t.keyof(PART_NOUNS),
      isForBuildings: t.literal(true),
    }),
  ),
]);

/** The rows that several products have, by name. */
export type SharedRows = Readonly<Record<string, ReadonlyArray<string>>>;

export interface ProductDocuments {
  readonly sellSheet: SiteDocument;
  readonly guide: SiteDocument;
  readonly accessories: SiteDocument;
}

/** The dangers that are noticed at the equipment, most urgent first. */
const dangersOf = (systems: ReadonlyArray<TroubledCategory>): ReadonlyArray<Emergency> =>
  FINDER_EMERGENCIES.filter(
    (danger) => danger.systems === undefined || danger.systems.some((system) => systems.includes(system)),
  );

const HOME = { one: 'home', many: 'homes', guide: 'Homeowner’s guide' };
const BUILDING = { one: 'building', many: 'buildings', guide: 'Owner’s guide' };

/** The parts it is installed with, because ratings apply to the combination. */
const matchedWith = (part: SystemPart | undefined): ReadonlyArray<DocumentPart> =>
  part === undefined
    ? []
    : [
        heading('Works with'),
        list(...matchesOf(part).map((match) => `${match.charAt(0).toUpperCase()}${match.slice(1)}.`)),
        paragraph('Parts have to match. Their ratings belong to the whole system.'),
      ];

/** The section with the starting price (specification, section 9). */
const startingPrice = (part: SystemPart | undefined): ReadonlyArray<DocumentPart> => {
  const type = part && PART_TYPES[part];
  const price = type && STARTING_PRICES[type];
  return price === undefined
    ? []
    : [
        heading('What it costs'),
        paragraph(
          `Prices start at ${dollarText(price)}${part === 'furnace' ? ' for a gas furnace' : ''}, installed and before tax. Size, ductwork, wiring and local labor can raise them. Your dealer’s quote is your final price.`,
        ),
      ];
};

/** The section with a picture, under the question that it answers. */
const pictured = (name: string): ReadonlyArray<DocumentPart> => {
  const drawing = PRODUCT_DRAWINGS.get(name);
  if (drawing === undefined) throw new Error(`no picture has the name ${name}`);
  const { title, image, labels, caption } = drawing;
  return [heading(title), { kind: 'picture', path: image.src, alt: image.alt, labels, caption }];
};

/** Builds the documents for one kind of product. */
export const documentsOf = (facts: t.TypeOf<typeof WrittenProduct>, shared: SharedRows): ProductDocuments => {
  const dangers = dangersOf(facts.systems);
  const place = facts.isForBuildings ? BUILDING : HOME;
  const rowOf = (row: string | ReadonlyArray<string>): ReadonlyArray<string> => {
    const found = typeof row === 'string' ? shared[row] : row;
    if (found === undefined) throw new Error(`no row has the name ${row}`);
    return found;
  };
  const rows = (written: t.TypeOf<typeof Rows>) => written.map(rowOf);
  return {
    sellSheet: {
      path: documentPath(`sell-sheet-${facts.name}`),
      title: `Sell sheet: ${facts.products}`,
      subject: `What ${facts.products} do, the ${place.many} they suit and the ratings to compare.`,
      notice: SAMPLE_NOTICE,
      parts: [
        heading('What it does'),
        paragraph(facts.what),
        ...pictured(facts.drawing),
        heading('A good fit for'),
        list(...facts.suits),
        ...matchedWith(facts.part),
        heading('Ratings to compare'),
        table(['Rating', 'What it tells you'], ...rows(facts.ratings)),
        ...startingPrice(facts.part),
        heading('Before you buy'),
        list(
          'Ask for a written load calculation. Square footage isn’t enough.',
          'Ask for an itemized quote, and who pulls the permits.',
          ...(dangers.some(({ id }) => id === 'refrigerant-leak')
            ? ['Ask which refrigerant the system uses, and when it was made.']
            : []),
          'Get more than one quote.',
        ),
      ],
    },
    guide: {
      path: documentPath(`guide-${facts.name}`),
      title: `${place.guide}: ${facts.products}`,
      subject: `How to look after ${facts.products}: what you can do, how often, and what to leave to a professional.`,
      notice: SAMPLE_NOTICE,
      parts: [
        heading('What you can do'),
        paragraph(
          'Switch the power off before you clean or change anything. If a task needs a tool or a ladder, leave it to a professional.',
        ),
        table(['Task', 'How often'], ...rows(facts.owner)),
        heading('What a professional does'),
        table(['Task', 'How often'], ...rows(facts.professional)),
        heading('When to stop and call'),
        list(
          ...dangers.map(({ title, steps }) => `${title}: ${steps.join(' ')}`),
          'A breaker trips again after one reset: leave it off and call a dealer.',
        ),
      ],
    },
    accessories: {
      path: documentPath(`accessories-${facts.name}`),
      title: `Accessories list: ${facts.products}`,
      subject: `Parts that are installed with ${facts.products}, and what each is for.`,
      notice: SAMPLE_NOTICE,
      parts: [
        heading('Installed with the equipment'),
        table(['Accessory', 'What it’s for'], ...rows(facts.accessories)),
        paragraph(`Not every ${place.one} needs every item. Your dealer’s quote lists what’s included.`),
      ],
    },
  };
};
