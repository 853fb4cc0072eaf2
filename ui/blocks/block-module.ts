import type { ReactNode } from 'react';

/** What the browser loads of a block: the component that renders its props, which the server has made. */
export interface BlockModule {
  Block(props: object): ReactNode;
}

/** The props of a block, and the blocks within it, rendered. */
export type PropsWithBlocks<Props> = Props & { readonly children: ReactNode };
