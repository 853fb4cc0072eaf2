import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { createCheckingContainer } from '../../../infrastructure/composition/containers/checking-container.ts';
import { SERVER_TOKENS } from '../../../infrastructure/composition/containers/server-tokens.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { allBlocksIn } from '../../../ui/blocks/block-tree.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { SHIPPED } from '../content/read-pages.ts';
import { PRODUCT_PATHS } from './product-paths.ts';

let blocksAt: (path: string) => Promise<ReadonlyArray<RenderableBlock>>;
beforeAll(async () => {
  const settings = readSettings({});
  const site = siteFacts(settings, { isSample: false, clock: { now: () => 0 } });
  const checking = createCheckingContainer(SHIPPED, blockCatalogue(await loadDefinitions(), settings), site);
  blocksAt = async (path) => {
    const read = await checking.get(SERVER_TOKENS.readPage).at(path);
    return read.kind === 'found' ? allBlocksIn(read.page.blocks) : [];
  };
});

const propsOf = (blocks: ReadonlyArray<RenderableBlock>, name: string): ReadonlyArray<object> =>
  blocks.flatMap((block) => (block.name === name && block.props !== null ? [block.props] : []));

describe.each(PRODUCT_PATHS)('The page %s', (path) => {
  test('has three key figures, each with an explanation', async () => {
    expect(propsOf(await blocksAt(path), 'acf/big-number-list')).toMatchObject([
      { numbers: Array.from({ length: 3 }, () => ({ tooltip: expect.any(String) })) },
    ]);
  });

  test('is in its own dropdown of products', async () => {
    const [carousel] = propsOf(await blocksAt(path), 'acf/product-selector-carousel');
    expect(carousel).toMatchObject({ products: expect.anything() });
    expect(carousel).not.toMatchObject({ dropdown: { title: 'Page not found' } });
  });

  test.each(['acf/faq', 'acf/dealer-form', 'acf/reviews'])('has %s', async (name) => {
    expect((await blocksAt(path)).filter((block) => block.name === name)).toHaveLength(1);
  });
});
