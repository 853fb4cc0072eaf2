import type { ReactNode } from 'react';
import type { BlockPage, InnerBlock } from '../../domain/content/block-view.ts';

/** What the browser loads of a block: the component that renders its props, which the server has made. */
export interface BlockModule {
  Block(props: object): ReactNode;
}

/** The props of a block, and the blocks within it, rendered. */
export type PropsWithBlocks<Props> = Props & { readonly children: ReactNode };

/** Props of a block that still renders its attributes. */
export interface BlockProps<Attributes> {
  readonly attributes: Attributes;
  readonly children: ReactNode;
  readonly innerBlocks: ReadonlyArray<InnerBlock>;
  readonly page: BlockPage;
}
