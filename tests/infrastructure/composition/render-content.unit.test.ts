import { expect, test } from '@jest/globals';
import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { renderContent } from '../../../infrastructure/composition/rendering/render-content.ts';
import { EMPTY_PAGE } from '../../ui/app/page-document.ts';
import { renderingOnFakes, locate } from '../../ui/blocks/rendered-blocks.tsx';

const PATH = '/page/';

const block = (
  name: string,
  props: object,
  ...innerBlocks: ReadonlyArray<RenderableBlock>
): RenderableBlock => ({ name, props, innerBlocks });

const paragraph = (content: string): RenderableBlock =>
  block('core/paragraph', { html: content, align: 'left' });
/** A block that no view produces: a table without rows throws while it is rendered. */
const BROKEN = block('core/table', {});

const found = (...blocks: ReadonlyArray<RenderableBlock>): ReadPageView => ({
  kind: 'found',
  page: { ...EMPTY_PAGE, path: PATH, blocks, warnings: ['Unknown block: acf/other'] },
});

const rendered = async (read: ReadPageView) => {
  const { found, body } = await renderContent(await locate(PATH, read), locate, renderingOnFakes());
  return { html: body, read: found.read };
};

test('Only a block that throws while it is rendered is left out, and the page reports it', async () => {
  const { html, read } = await rendered(found(paragraph('First'), BROKEN, paragraph('Last')));
  expect(html).toMatch(/First.*Last/s);
  expect(html).not.toContain('core/table');
  expect(read).toMatchObject({
    kind: 'found',
    page: {
      blocks: [paragraph('First'), paragraph('Last')],
      warnings: [
        'Unknown block: acf/other',
        expect.stringMatching(
          /^Broken block: core\/table cannot be rendered \(Cannot read properties of .+\)$/,
        ),
      ],
    },
  });
});

test('Two identical blocks that throw are both reported', async () => {
  const { read } = await rendered(found(BROKEN, BROKEN, paragraph('Last')));
  expect(read).toMatchObject({ page: { warnings: { length: 2 } } });
});

test('An error outside of content pages is rethrown', async () => {
  const fault = new Error('no page');
  const render = (): never => {
    throw fault;
  };
  const page = await locate('/nowhere/', { kind: 'missing' });
  await expect(renderContent(page, locate, render)).rejects.toBe(fault);
});

test('A late block that throws is left out too, and the page reports why, although React would ignore its error', async () => {
  /** A block that no view produces: a form without its texts throws while it is rendered. */
  const brokenForm = block('acf/contact-form', {});
  const others = [paragraph('First'), paragraph('Second'), paragraph('Third')];
  const { html, read } = await rendered(found(...others, brokenForm));
  expect(html).toMatch(/First.*Third/s);
  expect(read).toMatchObject({
    page: {
      blocks: others,
      warnings: [
        'Unknown block: acf/other',
        expect.stringMatching(
          /^Broken block: acf\/contact-form cannot be rendered \(Cannot read properties of .+\)$/,
        ),
      ],
    },
  });
});
