import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { wholeBlock } from '../../../domain/content/block-example.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { RenderedPageDrawings } from '../../../infrastructure/composition/rendered-page-drawings.tsx';
import { locatePage } from '../../../infrastructure/composition/locate-page.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { describePageDrawings } from '../../contracts/page-drawings.ts';
import { MemoryPageDrawings } from '../../fakes/memory-page-drawings.ts';
import { MemoryPageLibrary } from '../../fakes/memory-page-library.ts';

const SITE = siteFacts(readSettings({}), { isSample: false, now: 0, today: '2026-11-20' });

describePageDrawings('memory', async (library) => new MemoryPageDrawings(library));

describePageDrawings('rendered', async (library) => {
  const definitions = await loadDefinitions();
  const catalogue = blockCatalogue(definitions, readSettings({}));
  return new RenderedPageDrawings(library, catalogue, SITE, locatePage(definitions));
});

describe('Rendered pages', () => {
  test('tell the block that throws, and draw the others', async () => {
    const library = new MemoryPageLibrary([
      {
        ...{ path: '/', locale: 'en', title: 'Home', description: '' },
        blocks: [
          wholeBlock({ name: 'acf/faq' }),
          wholeBlock({ name: 'core/html', originalContent: '<h2>Air</h2>' }),
        ],
      },
    ]);
    const definitions = await loadDefinitions();
    const catalogue = blockCatalogue(definitions, readSettings({}));
    const drawings = new RenderedPageDrawings(
      library,
      // A view that lets through what its component cannot render.
      {
        decode: (block) =>
          block.name === 'acf/faq'
            ? E.right({
                ...{ attributes: {}, warnings: [], needs: [], linksTo: null },
                view: () => ({ props: { attributes: { data: null } }, width: 'content', isTitle: false }),
              })
            : catalogue.decode(block),
      },
      SITE,
      locatePage(definitions),
    );
    expect(await drawings.draw('/')()).toMatchObject(
      E.right({
        warnings: [],
        broken: [expect.stringMatching(/^Broken block: acf\/faq cannot be drawn \(.+\)$/)],
        outline: { headings: [{ level: 1 }, { level: 2, text: 'Air' }] },
      }),
    );
  });
});
