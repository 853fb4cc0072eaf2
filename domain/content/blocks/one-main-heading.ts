import { renderedName, type Block } from './block.ts';

const FIRST_LEVEL = /^\s*<h1[\s>]/i;

/** Whether a block is a heading of the first level. */
export const isMainHeading = ({ name, attributes: { level }, originalContent }: Block): boolean =>
  renderedName(name) === 'core/heading' &&
  (level === undefined || level === null ? FIRST_LEVEL.test(originalContent) : Number(level) === 1);

/** Whether the fields of one of the site's own blocks make it the main heading. */
const isTitled = ({ attributes: { data } }: Block): boolean =>
  typeof data === 'object' && data !== null && 'heading_tag' in data && data.heading_tag === 'h1';

/** Keeps the first h1 as the page's main heading and turns later ones into h2. */
export const withOneMainHeading = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> => {
  let hasMain = false;
  const lowered = (block: Block): Block => {
    const isSecond = hasMain && isMainHeading(block);
    hasMain ||= isMainHeading(block) || isTitled(block);
    if (isSecond) return { ...block, attributes: { ...block.attributes, level: 2 } };
    return block.innerBlocks.length === 0 ? block : { ...block, innerBlocks: block.innerBlocks.map(lowered) };
  };
  return blocks.map(lowered);
};
