import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PageRenderer } from '../../../application/ports/content/page-renderer.ts';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';

const PATH = '/a-page/';

const BLOCKS: ReadonlyArray<SketchedBlock> = [
  { name: 'core/heading', originalContent: '<h2 id="air">Air and <em>heat</em></h2>' },
  { name: 'acf/of-another-site' },
  {
    name: 'core/group',
    originalContent: '<div></div>',
    innerBlocks: [
      { name: 'core/paragraph', originalContent: '<p>See <a href="/contact/?a=b#form">us</a></p>' },
    ],
  },
  { name: 'core/html', originalContent: '<img src="/a.png" alt="A furnace"><img src="/b.png" alt="">' },
];

/** The contract of every `PageRenderer` for the pages of a library. */
export const describePageRenderer = (
  name: string,
  open: (library: PageLibrary) => Promise<PageRenderer>,
): void => {
  describe(`PageRenderer: ${name}`, () => {
    let library: MemoryPageLibrary;
    let drawings: PageRenderer;
    beforeEach(async () => {
      library = new MemoryPageLibrary();
      library.write({
        path: PATH,
        locale: 'en_US',
        title: 'A page',
        description: '',
        blocks: BLOCKS.map(wholeBlock),
      });
      drawings = await open(library);
    });

    const rendered = async () => {
      const drawing = await drawings.render(PATH)();
      if (E.isLeft(drawing)) throw new Error(drawing.left.reason);
      return drawing.right;
    };

    test('returns the headings in reading order, below the title', async () =>
      expect((await rendered()).outline.headings).toEqual([
        { level: 1, text: 'A page' },
        { level: 2, text: 'Air and heat' },
      ]));

    test('returns links, pictures and ids', async () => {
      const { links, images, ids } = (await rendered()).outline;
      expect(links).toContain('/contact/?a=b#form');
      expect(images).toEqual([
        { src: '/a.png', alt: 'A furnace', hasSrcset: false },
        { src: '/b.png', alt: '', hasSrcset: false },
      ]);
      expect(ids).toContain('air');
    });

    test('reports the left-out blocks, and renders the rest', async () => {
      const { warnings, broken } = await rendered();
      expect(warnings).toEqual([{ _tag: 'UnknownBlock', name: 'acf/of-another-site' }]);
      expect(broken).toEqual([]);
    });

    test('fails for a missing page', async () =>
      expect(await drawings.render('/gone/')()).toMatchObject(E.left({ _tag: 'RenderingFailed' })));

    test('fails while the library is unavailable', async () => {
      library.breakDown();
      expect(await drawings.render(PATH)()).toEqual(
        E.left({ _tag: 'RenderingFailed', reason: 'out of order' }),
      );
    });
  });
};
