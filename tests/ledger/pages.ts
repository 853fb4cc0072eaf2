import * as E from 'fp-ts/Either';
import type { Document, Element } from 'domhandler';
import { FilePageLibrary } from '../../infrastructure/content/folder/file-page-library.ts';
import { Visit } from '../acceptance/drivers/application/visit.ts';
import { allIn, around, attributeOf, theOne, UNSEEN, wholeText } from '../acceptance/reader/html.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { differences } from './differences.ts';
import { otherwise, section, type LedgerFile } from './ledger-file.ts';
import { linesIn } from './page-lines.ts';
import { SharedPieces } from './shared-pieces.ts';

/** A Tuesday morning, when customer service answers, and the evening of that day. */
export const OPEN = Date.parse('2026-12-01T15:00:00Z');
export const CLOSED = Date.parse('2026-12-02T02:00:00Z');

/** The pages whose header and footer stand for those of all pages in their language. */
const HOMES = { en: '/', es: '/es/', fr: '/fr/' } as const;

/** Pages that no file contains, and pages in the state in which visitors often meet them. */
const BUILT = [
  ...[
    '/find-a-dealer/compare/',
    '/connect/',
    '/book-online/',
    '/get-help/',
    '/thank-you/',
    '/saved/',
    '/no-such-page/',
  ],
  ...[
    '/es/distribuidores/comparar/',
    '/fr/concessionnaires/comparer/',
    '/es/no-hay/',
    '/fr/rien/',
    '/dealers/',
  ],
];

/** What a page says at one time. */
export interface ReadPage {
  readonly path: string;
  readonly language: string;
  readonly head: ReadonlyArray<string>;
  /** The page's blocks, and before them all that is in none. */
  readonly pieces: ReadonlyArray<ReadonlyArray<string>>;
  /** Header, footer and what else is around the content. */
  readonly frame: ReadonlyArray<string>;
}

const SHORT = 60;

/** Search engines' data without its long texts, which the page repeats. */
const shortened = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    typeof value === 'string' && value.length > SHORT ? `${value.slice(0, SHORT)}…` : value,
  );

const headOf = (page: Document): ReadonlyArray<string> => [
  `title: ${allIn(page, 'title').map(wholeText).join()}`,
  `language: ${allIn(page, 'html, meta[property="og:locale"]')
    .map((one) => attributeOf(one, 'lang') ?? attributeOf(one, 'content'))
    .join(', ')}`,
  ...allIn(page, 'meta[name=description], meta[name=robots], meta[property="og:image"]').map(
    (meta) => `${attributeOf(meta, 'name') ?? 'picture'}: ${attributeOf(meta, 'content')}`,
  ),
  ...allIn(page, 'link[rel=canonical], link[rel=alternate]').map(
    (link) => `${attributeOf(link, 'hreflang') ?? 'address'}: ${attributeOf(link, 'href')}`,
  ),
  ...allIn(page, 'script[type="application/ld+json"]').map(
    ({ children }) =>
      `search engines: ${shortened(children.map((one) => ('data' in one ? one.data : '')).join(''))}`,
  ),
];

/** The path that the page of a driver names. */
const pathOf = (page: Document): string =>
  attributeOf(allIn(page, 'script[data-resume]')[0], 'data-resume') ?? '';

const isBlock = ({ attribs }: Element): boolean => 'data-block' in attribs;

const piecesOf = (page: Document, readsLook: boolean): ReadPage['pieces'] => {
  const main = theOne(page, 'main');
  const blocks = allIn(main, '[data-block]').filter((block) => !around(block).some(isBlock));
  return [
    linesIn(main, { skips: isBlock, readsLook }),
    ...blocks.map((block) => linesIn(block, { readsLook })),
  ].filter((lines) => lines.length > 0);
};

/** Everything that an open page says, whoever sees it: the lines name the conditions. */
export const readPage = (page: Document, readsLook = false): ReadPage => {
  for (const { attribs } of allIn(page, `[${UNSEEN}]`)) delete attribs[UNSEEN];
  return {
    path: pathOf(page),
    language: attributeOf(allIn(page, 'html')[0], 'lang') ?? '',
    head: headOf(page),
    pieces: piecesOf(page, readsLook),
    frame: linesIn(page, { skips: ({ name }) => name === 'main', readsLook }),
  };
};

/** The page at an address for a visitor without scripts whom the site knows nothing about; by default, when scenarios begin. */
export const pageAt = async (address: string, instant?: number): Promise<ReadPage> => {
  const visit = new Visit();
  visit.scripts = false;
  if (instant !== undefined) visit.site.clock.set(instant);
  await visit.goTo(address);
  const read = readPage(await visit.look());
  await visit.end();
  return read;
};

/** The pages of the site, in the order of their paths. */
export const sitePaths = async (): Promise<ReadonlyArray<string>> => {
  const shipped = new FilePageLibrary('infrastructure/content/pages', new MemoryLogger());
  const entries = await shipped.entries()();
  return [...(E.isRight(entries) ? entries.right.map(({ path }) => path) : []), ...BUILT].toSorted();
};

const linesOf = ({ pieces }: ReadPage): ReadonlyArray<string> => pieces.flat();

/** All lines of a page, those around its content last. */
export const allLinesOf = (page: ReadPage): ReadonlyArray<string> => [...linesOf(page), ...page.frame];

/** What a text has more than another; if it has nothing more, what it lacks. */
const added = (usual: ReadonlyArray<string>, own: ReadonlyArray<string>): ReadonlyArray<string> => {
  const lines = differences(usual, own).map((line) => line.replace(/^(.) +/, '$1 '));
  const more = lines.filter((line) => line.startsWith('+'));
  return [...new Set(more.length > 0 ? more : lines)];
};

/** The files of all pages, of what is around their content, and of the parts that they share. */
export const pageFiles = async (): Promise<ReadonlyArray<LedgerFile>> => {
  const open: ReadPage[] = [];
  const closed: ReadPage[] = [];
  for (const path of await sitePaths()) {
    open.push(await pageAt(path, OPEN));
    closed.push(await pageAt(path, CLOSED));
  }
  const shared = new SharedPieces(open);
  const frameOf = (pages: ReadonlyArray<ReadPage>, language: string): ReadonlyArray<string> =>
    pages.find(({ path }) => path === HOMES[language as keyof typeof HOMES])?.frame ?? [];
  const files = open.map((page, i) => {
    const { path, language, head, pieces } = page;
    const later = closed[i] ?? page;
    const body = pieces.flatMap((lines) => ['', ...section('', shared.named(language, lines)).slice(3)]);
    return {
      path: `pages${path === '/' ? '/home' : path.replace(/\/$/, '')}.md`,
      lines: [
        `# ${path}`,
        ...section('## For search engines', head),
        ...['', '## The page'],
        ...body,
        ...otherwise('## When customer service is closed', linesOf(page), linesOf(later)),
        ...section('## Header and footer, otherwise', added(frameOf(open, language), page.frame)),
      ],
    };
  });
  const frames = Object.keys(HOMES).map((language) => ({
    path: `frame/${language}.md`,
    lines: [
      `# Around every page (${language})`,
      ...section('## Always', frameOf(open, language)),
      ...otherwise('## When customer service is closed', frameOf(open, language), frameOf(closed, language)),
    ],
  }));
  return [...files, ...frames, ...shared.files];
};
