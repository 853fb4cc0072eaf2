import { renderedName } from '../blocks/block.ts';
import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from '../content-page.ts';
import { writtenLanguage } from '../site-language.ts';
import { everyBlock, writtenTexts } from '../html/written-values.ts';

type Compared = Pick<ContentPage, 'path' | 'locale' | 'blocks'>;

/** Blocks that exist in only one language. Pages with one aren't compared. */
const BLOCKS_OF_ONE_LANGUAGE: ReadonlySet<string> = new Set(['acf/dealer-form-fr']);

/** Safety terms in each language. A translation that omits one could cost a life. */
const DANGERS: ReadonlyArray<{ readonly name: string } & Readonly<Record<'en' | 'fr' | 'es', RegExp>>> = [
  { name: '911', en: /\b911\b/, fr: /\b911\b/, es: /\b911\b/ },
  {
    name: 'carbon monoxide',
    en: /carbon monoxide/i,
    fr: /monoxyde de carbone/i,
    es: /monóxido de carbono/i,
  },
  {
    name: 'a smell of gas',
    en: /smell (?:of )?gas|gas smell/i,
    fr: /odeur de gaz|sent(?:ez|ir) le gaz/i,
    es: /olor a gas|huele a gas/i,
  },
];

const namesOf = ({ blocks }: Compared): ReadonlyArray<string> =>
  everyBlock(blocks).map(({ name }) => renderedName(name));

const textOf = ({ blocks }: Compared): string =>
  everyBlock(blocks)
    .flatMap(writtenTexts)
    .map(({ text }) => text)
    .join('\n');

/** The names that occur more often in the first list, with the difference. */
const surplus = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(one)].flatMap((name) => {
    const more = one.filter((each) => each === name).length - other.filter((each) => each === name).length;
    return more > 0 ? [`${more} ${name}`] : [];
  });

/** Differences between a translation and its original: blocks and safety terms. */
export const parityFaults = (translation: Compared, original: Compared): ReadonlyArray<ContentFault> => {
  const [names, originals] = [namesOf(translation), namesOf(original)];
  if (names.some((name) => BLOCKS_OF_ONE_LANGUAGE.has(name))) return [];
  const [lacks, adds] = [surplus(originals, names), surplus(names, originals)];
  const dangers = missingDangers(translation, original);
  return [
    ...(lacks.length + adds.length === 0
      ? []
      : [{ _tag: 'UnlikeOriginal' as const, path: original.path, lacks, adds }]),
    ...dangers.map((danger) => ({ _tag: 'MissingSafetyText' as const, path: original.path, danger })),
  ];
};

const missingDangers = (translation: Compared, original: Compared): ReadonlyArray<string> => {
  const [said, text] = [textOf(original), textOf(translation)];
  const language = writtenLanguage(translation);
  const dangers = DANGERS.filter((danger) => danger.en.test(said))
    .filter((danger) => (language === 'fr' || language === 'es') && !danger[language].test(text))
    .map(({ name }) => name);
  const panel = 'acf/safety-panel';
  const lacksPanel = namesOf(original).includes(panel) && !namesOf(translation).includes(panel);
  return lacksPanel ? [...dangers, 'the safety panel'] : dangers;
};
