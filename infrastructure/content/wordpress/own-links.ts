import type { Block } from '../../../domain/content/blocks/block.ts';
import { pathOf } from '../../wire/page-path.ts';

/** An address, after what is before it in an html or an attribute. */
const linksTo = (home: string): RegExp =>
  new RegExp(`(^|["'])${home.replace(/\W/g, '\\$&')}(/[^"'\\s<>]*)`, 'g');

/**
 * Blocks whose links lead to this site where they led to the same page of the WordPress at `home`: editors pick pages by their
 * whole address. A link to what is no page here (a file, a list by month) stays.
 */
export const withOwnLinks = (
  blocks: ReadonlyArray<Block>,
  home: string,
  isPage: (path: string) => boolean,
): ReadonlyArray<Block> => {
  const links = linksTo(home);
  const rewritten = (text: string): string =>
    text.replace(links, (whole, before: string, address: string) =>
      isPage(pathOf(address.replace(/#.*$/, '')) ?? '') ? `${before}${address}` : whole,
    );
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(home) ? rewritten(value) : value;
    if (Array.isArray(value)) return value.map(inValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inValue(inner)]));
  };
  return inValue(blocks) as ReadonlyArray<Block>;
};
