import { describe, expect, test } from '@jest/globals';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { faultText } from '../../../../domain/content/checks/content-fault.ts';
import { unlikeOriginals } from '../../../../domain/content/checks/missing-translations.ts';

const html = (originalContent: string): SketchedBlock => ({ name: 'core/html', originalContent });

const page = (
  path: string,
  locale: string,
  blocks: ReadonlyArray<SketchedBlock>,
  translationOf?: string,
) => ({
  path,
  locale,
  title: '',
  description: '',
  blocks: blocks.map(wholeBlock),
  ...(translationOf !== undefined && { translationOf }),
});

const compared = (
  original: ReadonlyArray<SketchedBlock>,
  translation: ReadonlyArray<SketchedBlock>,
  locale = 'fr',
): ReadonlyArray<string> =>
  unlikeOriginals([page('/a/', 'en', original), page('/b/', locale, translation, '/a/')]).flatMap(
    ({ faults }) => faults.map(faultText),
  );

const DANGER = html('<p>Smell gas, or carbon monoxide? Call 911.</p>');

describe('A translation', () => {
  test('must have the blocks of its original, at any depth', () => {
    const list = { name: 'core/list', innerBlocks: [{ name: 'core/list-item' }, { name: 'core/list-item' }] };
    expect(compared([list, html('A')], [list, html('B')])).toEqual([]);
    expect(
      compared(
        [list, html('A')],
        [{ name: 'core/list', innerBlocks: [{ name: 'core/list-item' }] }, html('A'), html('B')],
      ),
    ).toEqual(['Not like its original /a/: lacks 1 core/list-item adds 1 core/html']);
  });

  test.each([
    ['fr', 'Odeur de gaz? Monoxyde de carbone? Appelez le 911.', []],
    ['es', '¿Huele a gas? ¿Monóxido de carbono? Llame al 911.', []],
    ['fr', 'Appelez le 911.', ['carbon monoxide', 'a smell of gas']],
    ['es', '¿Huele a gas? ¿Monóxido de carbono?', ['911']],
  ])('must have the safety words of its original (%s): %s', (locale, text, missing) =>
    expect(compared([DANGER], [html(`<p>${text}</p>`)], locale)).toEqual(
      missing.map((danger) => `Safety text missing that its original /a/ has: ${danger}`),
    ),
  );

  test('must have the safety panel of its original', () =>
    expect(compared([{ name: 'acf/safety-panel' }], [])).toEqual([
      'Not like its original /a/: lacks 1 acf/safety-panel',
      'Safety text missing that its original /a/ has: the safety panel',
    ]));

  test('with a block that exists only in its language is not compared', () =>
    expect(compared([DANGER], [{ name: 'acf/dealer-form-fr' }])).toEqual([]));

  test('of a missing page is not compared', () =>
    expect(unlikeOriginals([page('/b/', 'fr', [], '/gone/')])).toEqual([]));
});
