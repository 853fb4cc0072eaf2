import { describe, expect, test } from '@jest/globals';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { allWords, keptText } from '../../../../domain/content/checks/kept-text.ts';

const kept = (block: SketchedBlock, text: string, links: ReadonlyArray<string> = []) =>
  keptText([wholeBlock(block)], { text, links }, (html) => html.replace(/<[^>]*>/g, ' '));

const saved = (originalContent: string, name = 'core/verse') => ({ name, originalContent });

describe('The saved text that a page shows', () => {
  test('is counted in words, regardless of case and punctuation', () =>
    expect(kept(saved('<p>Calm, <b>even</b> air.</p>'), 'Calm: EVEN “air”')).toEqual({
      written: 3,
      kept: 3,
      lost: [],
      moved: [],
    }));

  test('is compared per block, with its lost words; a word that the page shows once counts once', () =>
    expect(kept(saved('<p>air and air and heat</p>'), 'and air')).toEqual({
      written: 5,
      kept: 2,
      lost: [{ name: 'core/verse', words: ['air', 'and', 'heat'] }],
      moved: [],
    }));

  test('includes an address if the page links to it', () =>
    expect(kept(saved('https://example.com/'), '', ['https://example.com'])).toMatchObject({ lost: [] }));

  test.each([
    [{ name: 'acf/hero', originalContent: 'a', attributes: { text: 'b' } }, 0],
    [{ name: 'core/verse', attributes: { content: 'a b', url: '/c' } }, 2],
    [{ name: 'core/quote', attributes: { content: 'a b', citation: 'c', values: null, value: 7 } }, 3],
    [{ name: 'core/verse', originalContent: ' \n', attributes: { content: 'a b' } }, 2],
    [saved('https://youtu.be/a A video', 'core-embed/youtube'), 2],
    [saved('http://youtu.be/a A video', 'core-embed/youtube'), 2],
    [saved('https://youtu.be/a A video'), 3],
    [saved('[1] a'), 2],
    [saved('[gallery ids="1"] a', 'core/freeform'), 1],
    [{ name: 'core/group', innerBlocks: [saved('<p>a</p>')] }, 1],
  ])('%j gives %i words to read', (block, written) => expect(kept(block, '')).toMatchObject({ written }));
});

describe('The saved text that a page shows at another place', () => {
  const moved = (blocks: ReadonlyArray<SketchedBlock>, text: string) =>
    keptText(blocks.map(wholeBlock), { text, links: [] }, (html) => html.replace(/<[^>]*>/g, ' ')).moved;
  const three = ['One step', 'Two steps', 'Three steps'].map((text) => saved(`<p>${text}</p>`));

  test('finds none in the saved order, whatever is between the texts', () =>
    expect(moved(three, 'Menu one step two big steps three steps')).toEqual([]));

  test('is named by block', () =>
    expect(moved(three, 'Three steps one step two steps')).toEqual([
      { name: 'core/verse', words: ['three', 'steps'] },
    ]));

  test('does not include lost words, or words around other blocks', () => {
    expect(moved([saved('a lost'), saved('b')], 'a b')).toEqual([]);
    expect(moved([{ ...saved('caption', 'core/gallery'), innerBlocks: [saved('a')] }], 'a caption')).toEqual(
      [],
    );
  });
});

test('The words of several pages are counted together', () =>
  expect(
    allWords([
      { written: 2, kept: 1 },
      { written: 3, kept: 3 },
    ]),
  ).toEqual({ written: 5, kept: 4 }));
