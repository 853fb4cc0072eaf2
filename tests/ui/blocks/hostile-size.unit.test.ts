/** @own-modules: modules loaded before the counter opens are not counted in full. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import {
  contentSize,
  DEFAULT_CONTENT_LIMITS,
  overLimit,
  type ContentLimits,
} from '../../../domain/content/checks/content-limits.ts';
import { WorkCounter } from '../../counted-work.ts';

/**
 * The counted work of 250 ms of CPU time, at 50,000 per millisecond, as measured with these pages.
 * Counting work instead of time keeps slow machines from failing.
 */
const BUDGET = 12_500_000;

type PageOf = (size: number) => ReadonlyArray<SketchedBlock>;

const repeated =
  (name: string) =>
  (part: string): PageOf =>
  (size) => [{ name, originalContent: part.repeat(size) }];
const html = repeated('core/html');
const classic = repeated('core/freeform');

const many = (name: string, originalContent: string): PageOf => {
  return (size) => Array.from({ length: size }, () => ({ name, originalContent }));
};

const questions: PageOf = (rows) => {
  const fields = Array.from({ length: rows }, (_, row) => [
    [`qa_${row}_question`, `Question ${row}`],
    [`qa_${row}_answer`, `Answer ${row}`],
  ]);
  return [{ name: 'acf/faq', attributes: { data: { qa: rows, ...Object.fromEntries(fields.flat()) } } }];
};

const table: PageOf = (rows) => [
  { name: 'core/table', attributes: { body: Array.from({ length: rows }, () => ({ cells: [] })) } },
];

const { kilobytes, blocks, rows, htmlTags } = DEFAULT_CONTENT_LIMITS;

/** Pages that are as large as a limit allows, of each kind that was once too expensive. */
const HOSTILE: Readonly<Record<string, readonly [PageOf, size: number]>> = {
  'unclosed paragraphs': [html('<p>a'), htmlTags],
  'line breaks': [html('a<br>'), htmlTags],
  'links within each other': [html('<a href=x>'), htmlTags],
  'elements within each other': [html('<b>a'), htmlTags],
  pictures: [html('<img src=/a>'), htmlTags],
  'elements with attributes': [html('<p class="a" id="b" style="width:1px">'), htmlTags],
  ends: [html('</p>'), htmlTags],
  entities: [html('&amp;'), kilobytes * 200],
  'blank lines': [classic('a\n\n'), htmlTags / 2],
  'line ends': [classic('a\n'), htmlTags],
  shortcodes: [classic('[a b="c"]d[/a]'), htmlTags / 2],
  captions: [classic('[caption]<img src="/a">b[/caption]'), Math.floor(htmlTags / 12) * 4],
  'paragraph blocks': [many('core/paragraph', '<p>a</p>'), blocks],
  'image blocks': [many('core/image', '<figure><img src="/a.png" alt="a"></figure>'), blocks],
  'a flat repeater': [questions, rows],
  'a table': [table, rows],
};

const EVERYTHING: PageOf = () => [
  ...questions(rows),
  ...html('<img src=/a>')(htmlTags - 2 * (blocks - 2)),
  ...many('core/paragraph', `<p>${'a '.repeat(300)}</p>`)(blocks - 2),
];

let counter: WorkCounter;
let workOf: (page: ReadonlyArray<SketchedBlock>) => Promise<number>;

beforeAll(async () => {
  counter = await WorkCounter.open();
  const { renderBlocks } = await import('./rendered-blocks.tsx');
  await renderBlocks(...questions(1));
  workOf = async (page) => (await counter.count(() => renderBlocks(...page))).work;
}, 60_000);
afterAll(() => counter.close());

const sizeOf = (page: ReadonlyArray<SketchedBlock>): ContentLimits => contentSize(page.map(wholeBlock));

describe.each(Object.entries(HOSTILE))('A page of %s', (_, [pageOf, size]) => {
  const page = pageOf(size);
  let work: number;
  beforeAll(async () => (work = await workOf(page)));

  test('takes CPU time in proportion to its size', async () =>
    expect(work / (await workOf(pageOf(size / 4)))).toBeLessThan(6));

  test('at its maximum size takes at most 250 ms of CPU time', () => {
    expect(overLimit(sizeOf(page), DEFAULT_CONTENT_LIMITS)).toBeNull();
    expect(work).toBeLessThan(BUDGET);
  });
});

test('A page at all limits at once takes at most 250 ms of CPU time', async () => {
  const page = EVERYTHING(1);
  const size = sizeOf(page);
  expect(overLimit(size, DEFAULT_CONTENT_LIMITS)).toBeNull();
  expect(size).toMatchObject({ kilobytes: expect.any(Number), blocks, rows, htmlTags });
  expect(await workOf(page)).toBeLessThan(BUDGET);
});
