/** How a block asks to stand on its page. */
export type BlockAlignment = 'left' | 'center' | 'right' | 'wide' | 'full';

/** A block that has been read: its attributes are what the component of its name takes, its html is safe. */
export interface DrawnBlock {
  readonly name: string;
  readonly attributes: object;
  readonly align: BlockAlignment | null;
  /** The fragment under which links find it. */
  readonly anchor: string | null;
  readonly innerBlocks: ReadonlyArray<DrawnBlock>;
}
