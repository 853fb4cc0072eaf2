import type { Block } from '../blocks/block.ts';

/** A text within a block as it was written. */
export interface WrittenText {
  /** Leads to it: `data.cards.0.image.url`, `originalContent`. */
  readonly at: string;
  readonly text: string;
  /** The fields that are next to it. */
  readonly beside: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

const textsIn = (value: unknown, at: string, beside: Fields): ReadonlyArray<WrittenText> => {
  if (typeof value === 'string') return [{ at, text: value, beside }];
  if (typeof value !== 'object' || value === null) return [];
  const fields: Fields = { ...value };
  return Object.entries(fields).flatMap(([key, one]) =>
    textsIn(one, at === '' ? key : `${at}.${key}`, fields),
  );
};

/** All texts that a block itself holds, in the order in which they are written; those of the blocks within it are theirs. */
export const writtenTexts = ({
  attributes,
  mediaData,
  originalContent,
}: Block): ReadonlyArray<WrittenText> => [
  ...textsIn(attributes, '', attributes),
  ...textsIn(mediaData, 'mediaData', {}),
  ...textsIn(originalContent, 'originalContent', {}),
];

/** All blocks of a tree, in the order of reading. */
export const everyBlock = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> =>
  blocks.flatMap((block) => [block, ...everyBlock(block.innerBlocks)]);
