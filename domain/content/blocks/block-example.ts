import type { Block } from './block.ts';

/** A block as an example writes it down: what is left out is empty. */
export interface SketchedBlock extends Partial<Omit<Block, 'name' | 'innerBlocks'>> {
  readonly name: string;
  readonly innerBlocks?: ReadonlyArray<SketchedBlock>;
}

/** One way in which a block is used: what the style guide shows, and what tests render. */
export interface BlockExample extends Omit<SketchedBlock, 'name'> {
  /** What this example shows that the others do not. */
  readonly title: string;
}

/** The block that was sketched. */
export const wholeBlock = ({ innerBlocks = [], ...sketched }: SketchedBlock): Block => ({
  attributes: {},
  originalContent: '',
  ...sketched,
  innerBlocks: innerBlocks.map(wholeBlock),
});
