import { expect, test } from '@jest/globals';
import type { LateStart, RenderableBlock } from '../../../../domain/content/blocks/block-view.ts';
import {
  withoutStaticProps,
  neededLate,
  startingAtOnce,
  withBelowMarked,
  withLateMarked,
  withStaticMarked,
} from '../../../../ui/app/content-page/starting-blocks.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';

const block = (
  name: string,
  innerBlocks: ReadonlyArray<RenderableBlock> = [],
  facts: Partial<RenderableBlock> = {},
): RenderableBlock => ({ name, props: { html: `All of ${name}` }, innerBlocks, ...facts });

const resumed = async (...blocks: ReadonlyArray<RenderableBlock>): Promise<ReadonlyArray<RenderableBlock>> =>
  withoutStaticProps(withStaticMarked(blocks, await loadDefinitions()));

test('a static block is sent without its props', async () => {
  const heading = block('core/heading', [], { isTitle: true, around: { id: 'top' }, width: 'text' });
  expect(await resumed(heading)).toEqual([
    {
      name: 'core/heading',
      props: null,
      isTitle: true,
      around: { id: 'top' },
      width: 'text',
      isStatic: true,
      innerBlocks: [],
    },
  ]);
});

test("a group of static blocks is sent without props and inner blocks, and marks that it contains the page's title", async () => {
  const group = block('core/group', [block('core/heading', [], { isTitle: true }), block('core/paragraph')]);
  const [shipped] = await resumed(group);
  expect(shipped).toMatchObject({ props: null, innerBlocks: [], isTitle: true, isStatic: true });
});

test('a hero is static if its buttons are links, but not if one opens a form', async () => {
  const hero = (href: string): RenderableBlock =>
    block('acf/hero', [], { props: { button: { text: 'Go', href }, secondButton: null } });
  const [leading, asking] = await resumed(hero('/find-a-dealer/'), hero('/get-help/?from=hero'));
  expect([leading?.isStatic, asking?.isStatic]).toEqual([true, undefined]);
});

test('a block that contains an interactive one is sent with all of its props and inner blocks', async () => {
  const group = block('core/group', [block('core/paragraph'), block('core/image')]);
  expect(await resumed(group, block('acf/zip-search'))).toEqual([group, block('acf/zip-search')]);
});

const late = async (...blocks: ReadonlyArray<RenderableBlock>): Promise<ReadonlyArray<RenderableBlock>> =>
  withLateMarked(blocks, await loadDefinitions());

const FORM: LateStart = { when: 'used', needs: ['leads'] };

test('a form starts when it is used, at the top of a page or further down', async () => {
  const [form, words] = [block('acf/dealer-form'), block('core/paragraph')];
  const marked = await late(words, form, words, form);
  expect(marked.map(({ startsLate }) => startsLate)).toEqual([undefined, FORM, undefined, FORM]);
  expect(startingAtOnce(marked)).toEqual([words, words]);
});

test('a block that starts when the visitor comes near starts with the page if it is at the top', async () => {
  const [finder, words] = [block('acf/system-finder'), block('core/paragraph')];
  const marked = await late(words, finder, words, finder);
  expect(marked.map(({ startsLate }) => startsLate)).toEqual([
    undefined,
    undefined,
    undefined,
    { when: 'near', needs: ['system-finder'] },
  ]);
  expect(startingAtOnce(marked)).toEqual([words, finder, words]);
});

test('a form next to a block that starts nearby starts with it', async () => {
  const words = block('core/paragraph');
  const group = block('core/group', [block('acf/quote-slider'), block('acf/newsletter')]);
  const [, , last] = await late(words, words, group);
  expect(last?.startsLate).toEqual({ when: 'near', needs: ['leads'] });
});

test('a form inside static blocks starts late, but not if it is next to an interactive block', async () => {
  const words = block('core/paragraph');
  const group = block('core/group', [words, block('acf/newsletter')]);
  const lively = block('core/group', [block('core/image'), block('acf/newsletter')]);
  const marked = await late(words, words, group, lively);
  expect(marked).toEqual([words, words, { ...group, startsLate: FORM }, lively]);
});

test('a block that shows nothing is not marked', async () => {
  const words = block('core/paragraph');
  const empty = block('acf/dealer-form', [], { props: null });
  expect(await late(words, words, words, empty)).toEqual([words, words, words, empty]);
});

test('the capabilities of blocks at the top load with the page, and those of late blocks later', async () => {
  const definitions = await loadDefinitions();
  const [words, form] = [block('core/paragraph'), block('acf/dealer-form')];
  const lateNeeds = async (...blocks: ReadonlyArray<RenderableBlock>) =>
    neededLate(await late(...blocks), definitions);
  expect(await lateNeeds(words, words, form, block('acf/system-finder'))).toEqual(['leads', 'system-finder']);
  expect(await lateNeeds(block('acf/system-finder'), words, form)).toEqual(['leads']);
});

test.each([
  ['a hero', ['acf/hero', 'acf/faq', 'acf/faq'], 1],
  ['two blocks', ['acf/faq', 'acf/faq', 'acf/faq', 'acf/faq'], 2],
  [
    'text before a block that fills a window',
    ['core/paragraph', 'core/paragraph', 'acf/product-hub', 'acf/faq'],
    3,
  ],
  ['text alone', Array.from({ length: 9 }, () => 'core/paragraph'), 6],
  ['a short page', ['core/paragraph', 'acf/faq'], 2],
])('the first screen of a page shows %s', async (_what, names, count) => {
  const blocks = names.map((name) => block(name, [], name === 'core/paragraph' ? { width: 'text' } : {}));
  const marked = withBelowMarked(blocks, await loadDefinitions());
  expect(marked.flatMap(({ isBelow }, i) => (isBelow === true ? [i] : []))).toEqual(
    count < blocks.length ? [count] : [],
  );
});

test('the first screen of the home page ends with the search box, which fills it', async () => {
  const hero = block('acf/zip-search', [], { props: { variant: 'hero' } });
  const marked = withBelowMarked([hero, block('acf/faq'), block('acf/faq')], await loadDefinitions());
  expect(marked.map(({ isBelow }) => isBelow)).toEqual([undefined, true, undefined]);
});
