import { describe, expect, test } from '@jest/globals';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { searchEntriesOf } from '../../../domain/search/page-entries.ts';

const pageAt = (path: string, blocks: ReadonlyArray<Block> = []): ContentPage => ({
  path,
  locale: 'en',
  title: 'Furnaces',
  description: 'Guide for  furnaces',
  blocks,
});

const block = (
  name: string,
  data?: Readonly<Record<string, unknown>>,
  children: ReadonlyArray<Block> = [],
) => ({
  name,
  attributes: data === undefined ? {} : { data },
  innerBlocks: children,
  originalContent: '',
});

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();
const entriesOf = (page: ContentPage) => searchEntriesOf(page, withoutTags);

const GUIDE = '/resources/troubleshooting/furnaces/';
const NO_HEAT = { heading: 'No heat', blockId: 'no-heat', html: '<p>Check the\n breaker.</p>' };

describe('The search entries of a page', () => {
  test.each([
    ['/products/furnaces/', 'product'],
    [GUIDE, 'help'],
    ['/resources/maintenance-tips/furnaces/', 'help'],
    ['/resources/getting-started/hvac-basics/', 'help'],
    ['/resources/warranty/', 'help'],
    ['/resources/', 'page'],
    ['/contact/', 'page'],
    ['/fr/products/', 'page'],
  ])('for %s have the kind %s', (path, kind) =>
    expect(entriesOf(pageAt(path))).toEqual([{ path, title: 'Furnaces', kind, text: 'Guide for furnaces.' }]),
  );

  test('omit a heading that repeats the title from the text', () => {
    const heading = { ...block('core/heading'), originalContent: '<h1>Furnaces</h1>' };
    const words = { ...block('core/paragraph'), originalContent: '<p>Furnaces heat air.</p>' };
    expect(entriesOf(pageAt('/products/furnaces/', [heading, words]))).toMatchObject([
      { text: 'Guide for furnaces. Furnaces heat air.' },
    ]);
  });

  test('include each symptom of a guide, with the fragment that explains it, at any depth', () => {
    const symptom = block('acf/accordion', NO_HEAT);
    const found = {
      path: `${GUIDE}#no-heat`,
      title: 'Furnaces: No heat',
      kind: 'help',
      text: 'Check the breaker.',
    };
    expect(entriesOf(pageAt(GUIDE, [symptom])).slice(1)).toEqual([found]);
    expect(entriesOf(pageAt(GUIDE, [block('acf/section', {}, [symptom])])).slice(1)).toEqual([found]);
  });

  test('include the description and the texts of blocks for the page itself', () =>
    expect(entriesOf(pageAt('/contact/', [block('acf/accordion', NO_HEAT)]))[0]?.text).toMatch(
      /^Guide for furnaces\. .*Check the breaker\./,
    ));

  test('start with the first text if the page has no description', () => {
    const page = pageAt('/contact/', [block('acf/accordion', NO_HEAT)]);
    expect(entriesOf({ ...page, description: '' })[0]?.text).toMatch(/^\S/);
  });

  test('have punctuation at the end of each text, so that excerpts separate texts', () => {
    const html =
      '<p><strong>Check safely</strong></p><ul><li>Check the filter.</li><li>Wait 5 minutes</li></ul><p>Then wait:</p>';
    const symptom = { heading: 'Warm air (in summer)', blockId: 'warm', html };
    const [page, found] = entriesOf(pageAt(GUIDE, [block('acf/accordion', symptom)]));
    expect(page?.text).toContain('Guide for furnaces. Warm air (in summer). Check safely.');
    expect(found?.text.replace(/ +/g, ' ')).toBe(
      'Check safely. Check the filter. Wait 5 minutes. Then wait:',
    );
  });

  test('include no symptoms for a page that is not a guide', () =>
    expect(entriesOf(pageAt('/contact/', [block('acf/accordion', NO_HEAT)]))).toHaveLength(1));

  test.each([
    ['acf/faq', NO_HEAT],
    ['acf/accordion', undefined],
    ['acf/accordion', { ...NO_HEAT, heading: 7 }],
    ['acf/accordion', { ...NO_HEAT, blockId: undefined }],
    ['acf/accordion', { ...NO_HEAT, blockId: '' }],
    ['acf/accordion', { ...NO_HEAT, html: null }],
  ])('do not include %s with %j as a symptom', (name, data) =>
    expect(entriesOf(pageAt(GUIDE, [block(name, data)]))).toHaveLength(1),
  );

  describe('have headings, which weigh more than other words:', () => {
    const heading = { ...block('core/heading'), originalContent: '<h2>Clean the <em>coil</em></h2>' };
    const paragraph = { ...block('core/paragraph'), originalContent: '<p>Turn it off.</p>' };
    const headingsAt = (path: string, ...blocks: ReadonlyArray<Block>) =>
      entriesOf(pageAt(path, blocks))[0]?.headings;

    test.each([
      ['none without headings', [paragraph], undefined],
      ['a heading', [heading, paragraph], 'Clean the coil.'],
      ['a heading in another block', [block('acf/section', {}, [heading])], 'Clean the coil.'],
      ['the heading of a block', [block('acf/hero', { heading: 'Stay warm' })], 'Stay warm.'],
      ['the title of a block', [block('acf/faq', { block_title: 'Questions?' })], 'Questions?'],
      [
        'the heading, the title and the questions of a block, without the answers',
        [
          block('acf/faq', {
            qa: [{ question: 'How often?', answer: 'Monthly.' }, { question: 'Why' }],
            block_title: 'Your questions',
            heading: 'Filters',
            html: 'Some text.',
          }),
        ],
        'Filters. Your questions. How often? Why.',
      ],
      [
        'all of a page, in order',
        [heading, block('acf/hero', { heading: 'Stay warm' })],
        'Clean the coil. Stay warm.',
      ],
      [
        'no values that are not texts',
        [block('acf/faq', { heading: 7, block_title: null, qa: [null, {}, { question: 8 }] })],
        undefined,
      ],
      ['no questions that are not a list', [block('acf/faq', { qa: 'How often?' })], undefined],
      ['an accordion', [block('acf/accordion', NO_HEAT)], 'No heat.'],
    ])('%s', (_what, blocks, headings) => expect(headingsAt('/contact/', ...blocks)).toBe(headings));

    test('in a guide, none of its symptoms, which have their own entries', () => {
      const hero = block('acf/hero', { heading: 'Stay warm' });
      expect(headingsAt(GUIDE, heading, block('acf/accordion', NO_HEAT), hero)).toBe(
        'Clean the coil. Stay warm.',
      );
    });
  });

  test.each([
    ['en_US', undefined],
    ['fr_CA', 'fr'],
    ['es', 'es'],
    ['de', undefined],
  ])('have the language of a page in %s, except English: %p', (locale, language) =>
    expect(entriesOf({ ...pageAt('/contact/'), locale })[0]?.language).toBe(language),
  );
});
