import { describe, expect, test } from '@jest/globals';
import { isNamedBlock, NAMED_BLOCKS } from '../../../../domain/content/blocks/named-blocks.ts';
import { BLOCKS } from '../../../../ui/blocks/registry.ts';

describe("The site's own blocks (contract, section 7)", () => {
  test('are named once each', () => expect(new Set(NAMED_BLOCKS).size).toBe(NAMED_BLOCKS.length));

  test('are all that are built, beside those of WordPress', () =>
    expect(Object.keys(BLOCKS).filter((name) => name.startsWith('acf/') && !isNamedBlock(name))).toEqual([]));

  test.each([
    ['acf/rebate-widget', true],
    ['acf/hero', true],
    ['hero', false],
    ['acf/heroes', false],
    ['core/paragraph', false],
  ])('%s: %p', (name, isNamed) => expect(isNamedBlock(name)).toBe(isNamed));
});
