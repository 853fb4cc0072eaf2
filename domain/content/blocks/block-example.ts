import type { Block } from './block.ts';

/** A block in an example. Omitted parts are empty. */
export interface SketchedBlock extends Partial<Omit<Block, 'name' | 'innerBlocks'>> {
  readonly name: string;
  readonly innerBlocks?: ReadonlyArray<SketchedBlock>;
}

/** A usage example of a block, for the style guide and for tests. */
export interface BlockExample extends Omit<SketchedBlock, 'name'> {
  /** The feature that only this example shows. */
  readonly title: string;
}

/** Fills in the omitted parts of a block. */
export const wholeBlock = ({ innerBlocks = [], ...sketched }: SketchedBlock): Block => ({
  attributes: {},
  originalContent: '',
  ...sketched,
  innerBlocks: innerBlocks.map(wholeBlock),
});
