import type { Block } from './block.ts';

/** A block without its empty parts. */
export interface SketchedBlock extends Partial<Omit<Block, 'name' | 'innerBlocks'>> {
  readonly name: string;
  readonly innerBlocks?: ReadonlyArray<SketchedBlock>;
}

/** Fills in the omitted parts of a block. */
export const wholeBlock = ({ innerBlocks = [], ...sketched }: SketchedBlock): Block => ({
  attributes: {},
  originalContent: '',
  ...sketched,
  innerBlocks: innerBlocks.map(wholeBlock),
});
