import type { Block } from '../blocks/block.ts';

export interface WrittenText {
  /** Its location: `data.cards.0.image.url`, `originalContent`. */
  readonly at: string;
  readonly text: string;
  /** Its sibling fields. */
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

/** All text values of a block, in order, without its inner blocks. */
export const writtenTexts = ({
  attributes,
  mediaData,
  originalContent,
}: Block): ReadonlyArray<WrittenText> => [
  ...textsIn(attributes, '', attributes),
  ...textsIn(mediaData, 'mediaData', {}),
  ...textsIn(originalContent, 'originalContent', {}),
];

/** All blocks of a tree, in document order. */
export const everyBlock = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> =>
  blocks.flatMap((block) => [block, ...everyBlock(block.innerBlocks)]);
