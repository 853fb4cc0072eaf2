import type { Block } from '../../domain/content/blocks/block.ts';

/** Blocks as WordPress's block markup, as an editor saves them. */
export const markupOf = (blocks: ReadonlyArray<Block>): string => blocks.map(markupOfBlock).join('\n\n');

const markupOfBlock = ({ name, attributes, innerBlocks, originalContent }: Block): string => {
  const short = name.replace(/^core\//, '');
  const fields = Object.keys(attributes).length === 0 ? '' : ` ${JSON.stringify(attributes)}`;
  const inner = markupOf(innerBlocks);
  const [, opening = originalContent, closing = ''] =
    /^(<[a-z]+[^>]*>)(<\/[a-z]+>)$/.exec(originalContent) ?? [];
  const html = inner === '' ? originalContent : `${opening}${inner}${closing}`;
  return html === ''
    ? `<!-- wp:${short}${fields} /-->`
    : `<!-- wp:${short}${fields} -->${html}<!-- /wp:${short} -->`;
};
