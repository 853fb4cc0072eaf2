import { describe, expect, test } from '@jest/globals';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { insecureMedia } from '../../../../domain/content/checks/insecure-media.ts';

const PICTURE = 'http://media.example.com/a.png';
/** A block with fields. */
const fields = (name: string, data: object): SketchedBlock => ({ name: `acf/${name}`, attributes: { data } });
const found = (sketched: SketchedBlock) =>
  insecureMedia([wholeBlock(sketched)]).map((fault) => 'at' in fault && `${fault.at} ${fault.address}`);

describe('Media with an http: address', () => {
  test.each<readonly [string, SketchedBlock, string]>([
    ['an image', { name: 'core/image', attributes: { url: PICTURE } }, 'url'],
    ['an address behind a space', { name: 'core/image', attributes: { url: ` ${PICTURE}` } }, 'url'],
    ['a file', fields('banner', { file: PICTURE }), 'data.file'],
    ['a field', fields('banner', { image: PICTURE }), 'data.image'],
    ['a media item', fields('fifty-fifty', { image: { url: PICTURE, alt: '' } }), 'data.image.url'],
    ['a flattened row', fields('step', { steps_0_icon: PICTURE }), 'data.steps_0_icon'],
    ['a video', { name: 'core/video', attributes: { poster: PICTURE } }, 'poster'],
    [
      "the library's entry",
      { name: 'core/image', mediaData: { node: { sourceUrl: PICTURE } } },
      'mediaData.node.sourceUrl',
    ],
    ['html', { name: 'core/html', originalContent: `<p><img src="${PICTURE}"></p>` }, 'originalContent'],
    ['html within fields', fields('faq', { answer: `<video poster='${PICTURE}'>` }), 'data.answer'],
  ])('are reported in %s', (_name, sketched, at) => expect(found(sketched)).toEqual([`${at} ${PICTURE}`]));

  test('are reported in a field for images, even without a file extension', () =>
    expect(found(fields('banner', { image: 'http://media.example.com/9' }))).toEqual([
      'data.image http://media.example.com/9',
    ]));

  test('are reported in the url of a cover, even without a media type', () =>
    expect(found({ name: 'core/cover', attributes: { url: 'http://media.example.com/9' } })).toEqual([
      'url http://media.example.com/9',
    ]));

  test('are reported for each address of a srcset', () =>
    expect(
      found({
        name: 'core/html',
        originalContent: '<img srcset="http://a.example/1.png 1x, http://a.example/2.png 2x">',
      }),
    ).toEqual(['originalContent http://a.example/1.png', 'originalContent http://a.example/2.png']));

  test('are reported once in a nested block', () => {
    const image = wholeBlock({ name: 'core/image', attributes: { url: PICTURE } });
    const columns = { ...wholeBlock({ name: 'core/columns' }), innerBlocks: [image] };
    expect(insecureMedia([columns])).toEqual([
      { _tag: 'InsecureMedia', name: 'core/image', at: 'url', address: PICTURE },
    ]);
  });

  test.each<readonly [string, SketchedBlock]>([
    [
      'media with an https: address',
      { name: 'core/image', attributes: { url: PICTURE.replace('http:', 'https:') } },
    ],
    ['links', fields('cta-card', { url: 'http://other.example/page/' })],
    ['links of pictures', { name: 'core/image', attributes: { href: PICTURE } }],
    ['links within html', { name: 'core/html', originalContent: `<a href="${PICTURE}">A</a>` }],
    ['texts', { name: 'core/paragraph', attributes: { content: `See ${PICTURE}` } }],
  ])('are not confused with %s', (_name, sketched) => expect(found(sketched)).toEqual([]));
});
