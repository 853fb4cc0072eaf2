import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { wholeBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { ServerPageRenderer } from '../../../infrastructure/composition/rendering/server-page-renderer.tsx';
import { locatePage } from '../../../infrastructure/composition/locate-page.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { describePageRenderer } from '../../contracts/content/page-renderer.ts';
import { MemoryPageRenderer } from '../../fakes/content/memory-page-renderer.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';

const SITE = siteFacts(readSettings({}), { isSample: false, clock: { now: () => 0 } });

describePageRenderer('memory', async (library) => new MemoryPageRenderer(library));

describePageRenderer('rendered', async (library) => {
  const definitions = await loadDefinitions();
  const catalogue = blockCatalogue(definitions, readSettings({}));
  return new ServerPageRenderer(library, catalogue, SITE, locatePage(definitions));
});

describe('Rendered pages', () => {
  test('report a block that throws, and render the others', async () => {
    const library = new MemoryPageLibrary([
      {
        path: '/',
        locale: 'en',
        title: 'Home',
        description: '',
        blocks: [
          wholeBlock({ name: 'acf/faq' }),
          wholeBlock({ name: 'core/html', originalContent: '<h2>Air</h2>' }),
        ],
      },
    ]);
    const definitions = await loadDefinitions();
    const catalogue = blockCatalogue(definitions, readSettings({}));
    const drawings = new ServerPageRenderer(
      library,
      // A view that passes data which its component cannot render.
      {
        decode: (block) =>
          block.name === 'acf/faq'
            ? E.right({
                attributes: {},
                isWhole: true,
                holdsBlocks: true,
                warnings: [],
                needs: [],
                linksTo: null,
                view: () => ({ props: { attributes: { data: null } }, width: 'content', isTitle: false }),
              })
            : catalogue.decode(block),
      },
      SITE,
      locatePage(definitions),
    );
    expect(await drawings.render('/')()).toMatchObject(
      E.right({
        warnings: [],
        broken: [expect.stringMatching(/^Broken block: acf\/faq cannot be rendered \(.+\)$/)],
        outline: { headings: [{ level: 1 }, { level: 2, text: 'Air' }] },
      }),
    );
  });
});
