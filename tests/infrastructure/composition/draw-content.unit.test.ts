import { expect, test } from '@jest/globals';
import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import type { DrawnBlock } from '../../../domain/content/drawn-block.ts';
import { drawContent } from '../../../infrastructure/composition/draw-content.tsx';
import { drawingOnFakes } from '../../ui/blocks/drawn-blocks.tsx';

const PATH = '/page/';

const block = (name: string, attributes: object, ...innerBlocks: ReadonlyArray<DrawnBlock>): DrawnBlock => ({
  ...{ name, attributes, align: null, anchor: null, innerBlocks },
});

const paragraph = (content: string): DrawnBlock => block('core/paragraph', { content, align: 'left' });
/** No codec lets it through: a table without its parts throws while it is drawn. */
const BROKEN = block('core/table', {});
const inColumns = (...blocks: ReadonlyArray<DrawnBlock>): DrawnBlock =>
  block(
    'core/columns',
    { verticalAlignment: 'stretch', isStackedOnMobile: null },
    block('core/column', { width: null, verticalAlignment: 'inherit' }, ...blocks),
  );

const found = (...blocks: ReadonlyArray<DrawnBlock>): ReadPageView => ({
  kind: 'found',
  page: {
    ...{ path: PATH, language: 'en', title: 'Page', description: '', isListed: true, image: null },
    ...{ blocks, trail: [], productId: null, knownPaths: [], translations: {} },
    warnings: ['Unknown block: acf/other'],
  },
});

const drawn = async (read: ReadPageView) => {
  const drawing = await drawContent(PATH, read, drawingOnFakes());
  return { html: drawing.body, read: drawing.read };
};

test('A block that throws while it is drawn takes only itself down, and the page says so', async () => {
  const { html, read } = await drawn(found(paragraph('First'), BROKEN, paragraph('Last')));
  expect(html).toMatch(/First.*Last/s);
  expect(html).not.toContain('core/table');
  expect(read).toMatchObject({
    kind: 'found',
    page: {
      blocks: [paragraph('First'), paragraph('Last')],
      warnings: [
        'Unknown block: acf/other',
        expect.stringMatching(/^Broken block: core\/table cannot be drawn \(.+\)$/),
      ],
    },
  });
});

test('Within others it takes down only itself too', async () => {
  const { html, read } = await drawn(found(inColumns(paragraph('Beside'), BROKEN), paragraph('Last')));
  expect(html).toMatch(/Beside.*Last/s);
  expect(read).toMatchObject({ page: { blocks: [inColumns(paragraph('Beside')), paragraph('Last')] } });
});

test('Two that break are told of once', async () => {
  const { read } = await drawn(found(BROKEN, BROKEN, paragraph('Last')));
  expect(read).toMatchObject({ page: { warnings: { length: 2 } } });
});

test('What is no page of the content throws what it throws', async () => {
  const fault = new Error('no page');
  const draw = (): never => {
    throw fault;
  };
  await expect(drawContent('/nowhere/', { kind: 'missing' }, draw)).rejects.toBe(fault);
});
