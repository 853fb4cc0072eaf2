import { describe, expect, test } from '@jest/globals';
import { warningText, type BlockWarning } from '../../../../domain/content/blocks/block-warning.ts';

const name = 'acf/cards';

describe('A block that is not rendered, or a part of it', () => {
  test.each<[BlockWarning, string]>([
    [{ _tag: 'UnknownBlock', name }, 'Unknown block: acf/cards'],
    [
      { _tag: 'WrongAttributes', name, path: 'data.cards', expected: 'a list' },
      'Wrong attributes of acf/cards: data.cards should be a list',
    ],
    [{ _tag: 'LeftOutShortcode', name, shortcode: 'map' }, 'Left out of acf/cards: the shortcode [map]'],
    [
      { _tag: 'LeftOutPart', name, path: 'data.image', expected: 'an address' },
      'Left out of acf/cards: data.image should be an address',
    ],
    [{ _tag: 'FailedImage', name }, 'Failed image block: acf/cards has no picture'],
    [
      { _tag: 'UntrackedClick', name, path: 'data.link.url' },
      'Improper tracking of a clickable element: acf/cards has no text or leads nowhere (data.link.url)',
    ],
    [
      { _tag: 'BrokenBlock', name, fault: 'no heading' },
      'Broken block: acf/cards cannot be rendered (no heading)',
    ],
  ])('%j is reported in one line', (warning, line) => expect(warningText(warning)).toBe(line));
});
