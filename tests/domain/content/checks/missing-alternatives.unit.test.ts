import { describe, expect, test } from '@jest/globals';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { missingAlternatives } from '../../../../domain/content/checks/missing-alternatives.ts';

const SRC = '/media/a.png';
const missing = (sketched: SketchedBlock, image: { src?: string; alt?: string | null } = {}) =>
  missingAlternatives([wholeBlock(sketched)], [{ src: SRC, alt: '', hasSrcset: false, ...image }]);
const image = (url: string): SketchedBlock => ({ name: 'core/image', attributes: { url } });
/** A block with fields. */
const fields = (name: string, data: object): SketchedBlock => ({ name: `acf/${name}`, attributes: { data } });
const reported = [{ _tag: 'MissingAlternative', src: SRC }];

describe('A rendered image without alternative text', () => {
  test.each<readonly [string, SketchedBlock]>([
    ['an image block', image(SRC)],
    ['its saved html', { name: 'core/image', originalContent: `<figure><img src="${SRC}"/></figure>` }],
    ['a media item', fields('fifty-fifty', { image: { url: SRC } })],
    ['only an address', fields('fifty-fifty', { image: SRC })],
    ['an address in spaces', image(` ${SRC} `)],
    ['an address without a scheme', image(`//www.example.com${SRC}`)],
    ['an insecure address', image(`http://www.example.com${SRC}`)],
    ['a field that is not a text', fields('fifty-fifty', { image: { src: SRC, alt: false } })],
    ['a field of another name', fields('fifty-fifty', { image: { src: SRC, alternate: 'B' } })],
    [
      'another image of the block has a text',
      fields('fifty-fifty', { cards: [{ image: { url: '/media/b.png', alt: 'B' } }, { image: SRC }] }),
    ],
    ["the site's host", image(`https://www.example.com${SRC}`)],
  ])('is reported if the editor gave no text: %s', (_name, sketched) =>
    expect(missing(sketched)).toEqual(reported),
  );

  test.each<readonly [string, SketchedBlock]>([
    ['an image block', { name: 'core/image', attributes: { url: SRC, alt: '' } }],
    [
      'its saved html',
      { name: 'core/image', originalContent: `<img src="${SRC}" alt=""/>`, attributes: { url: SRC } },
    ],
    ['the library', { name: 'core/image', mediaData: { node: { sourceUrl: SRC, altText: '' } } }],
    ['a media item', fields('fifty-fifty', { image: { url: SRC, alt: '' } })],
    ['a source', fields('fifty-fifty', { image: { src: SRC, alt: '' } })],
    ['a video in html', { name: 'core/html', originalContent: `<video src="${SRC}"></video>` }],
    ['a field next to it', fields('banner', { image: SRC, image_alt: '' })],
    ['a flattened row', fields('banner', { rows_0_image: SRC, rows_0_image_alt: '' })],
    ['media next to a text', { name: 'core/media-text', attributes: { mediaUrl: SRC, mediaAlt: '' } }],
    ['a file to download', { name: 'core/file', attributes: { href: SRC } }],
    ['a file of a library', fields('resource-library', { files_0_fileLink: SRC })],
    ['an icon', fields('step', { icon: { url: SRC } })],
    ['an image that is not from the content', { name: 'core/paragraph' }],
  ])('is decorative: %s', (_name, sketched) => expect(missing(sketched)).toEqual([]));

  test('is recognized by its address, with an escaped or plain ampersand', () => {
    const src = `${SRC}?w=1&h=2`;
    const originalContent = `<img src="${SRC}?w=1&amp;h=2">`;
    expect(missing({ name: 'core/html', originalContent }, { src })).toEqual([
      { _tag: 'MissingAlternative', src },
    ]);
  });

  test('is reported if its element has no alt attribute at all', () =>
    expect(missing({ name: 'core/html' }, { alt: null })).toEqual(reported));

  test('is not reported if it has a text', () =>
    expect(missing(image(SRC), { alt: 'A furnace' })).toEqual([]));
});
