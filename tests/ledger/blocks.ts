import { join } from 'node:path';
import { wholeBlock } from '../../domain/content/blocks/sketched-block.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';
import { readExamples, type BlockExample } from '../../infrastructure/content/blocks/block-examples.ts';
import { BLOCKS, folderOf } from '../../ui/blocks/registry.ts';
import { Visit } from '../acceptance/drivers/application/visit.ts';
import { differences } from './differences.ts';
import { otherwise, section, type LedgerFile } from './ledger-file.ts';
import { CLOSED, OPEN, readPage } from './pages.ts';
import { serveArea, SERVED } from './served-area.ts';
import * as O from 'fp-ts/Option';

/** The circumstances in which a block is shown. */
interface Circumstances {
  readonly locale?: string;
  readonly instant?: number;
  /** Whether scripts run, for a visitor whose area is known and served. */
  readonly isKnown?: boolean;
}

const PATHS: Readonly<Record<string, string>> = { es_US: '/es/ejemplo/', fr_CA: '/fr/exemple/' };

const LANGUAGES: ReadonlyArray<readonly [heading: string, circumstances: Circumstances]> = [
  ['In Spanish', { locale: 'es_US' }],
  ['In French', { locale: 'fr_CA' }],
];

const VARIANTS: typeof LANGUAGES = [
  ['When customer service is closed', { instant: CLOSED }],
  [`Started, for a visitor from ${SERVED}`, { isKnown: true }],
  [
    `Started, for a visitor from ${SERVED}, when customer service is closed`,
    { isKnown: true, instant: CLOSED },
  ],
];

const titled = (title: string): string => `Example: ${title}`;

/** The lines of each example of a block, on a page of their own. */
const shown = async (
  name: string,
  examples: ReadonlyArray<BlockExample>,
  { locale = 'en_US', instant = OPEN, isKnown = false }: Circumstances = {},
): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const visit = new Visit();
  const path = PATHS[locale] ?? '/example/';
  visit.scripts = isKnown;
  visit.site.clock.set(instant);
  serveArea(visit);
  const code = parsePostalCode(SERVED);
  if (isKnown && O.isSome(code)) visit.memory.rememberPostalCode(code.value);
  visit.site.folder.write({
    path,
    locale,
    title: 'Examples',
    description: '',
    blocks: examples.flatMap(({ title, block }) => [
      wholeBlock({ name: 'core/paragraph', attributes: { content: titled(title) } }),
      { ...block, name },
    ]),
  });
  await visit.goTo(path);
  const { pieces } = readPage(await visit.look(), true);
  await visit.end();
  const lines = pieces.flat();
  const starts = examples.map(({ title }) => lines.findIndex((line) => line.endsWith(titled(title))));
  return starts.map((start, i) => lines.slice(start + 1, starts[i + 1] ?? lines.length));
};

/** The lines that differ in another language. */
const translation = (usual: ReadonlyArray<string>, own: ReadonlyArray<string>): ReadonlyArray<string> => {
  const lines = differences(usual, own);
  const more = lines.filter((line) => line.startsWith('+'));
  return more.length * 2 >= lines.length ? more.map((line) => line.slice(2)) : lines;
};

/** The file of a block; null if the style guide has no examples of it. */
export const blockFile = async (name: string): Promise<LedgerFile | null> => {
  const examples = await readExamples(join('ui/blocks', folderOf(name)));
  if (examples.length === 0) return null;
  const usual = await shown(name, examples);
  const all = (variants: typeof LANGUAGES) =>
    Promise.all(
      variants.map(async ([heading, circumstances]) => ({
        heading,
        lines: await shown(name, examples, circumstances),
      })),
    );
  const translated = await all(LANGUAGES);
  const others = await all(VARIANTS);
  return {
    path: `blocks/${name}.md`,
    lines: [
      `# ${name}`,
      ...examples.flatMap(({ title }, i) => [
        ...['', `## ${title}`],
        ...section('', usual[i] ?? []).slice(2),
        ...translated.flatMap(({ heading, lines }) =>
          section(`### ${heading}`, translation(usual[i] ?? [], lines[i] ?? [])),
        ),
        ...others.flatMap(({ heading, lines }) =>
          otherwise(`### ${heading}`, usual[i] ?? [], lines[i] ?? []),
        ),
      ]),
    ],
  };
};

/** The files of all blocks: each example of the style guide, also in other languages and circumstances. */
export const blockFiles = async (): Promise<ReadonlyArray<LedgerFile>> => {
  const files: LedgerFile[] = [];
  for (const name of Object.keys(BLOCKS)) {
    const file = await blockFile(name);
    if (file !== null) files.push(file);
  }
  return files;
};
