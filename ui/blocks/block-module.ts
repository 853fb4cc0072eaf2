import type { ReactNode } from 'react';

/** The part of a block that the browser loads: the component that renders the props from the server. */
export interface BlockModule {
  Block(props: object): ReactNode;
}

/** The props of a block, with its rendered inner blocks as children. */
export type PropsWithBlocks<Props> = Props & { readonly children: ReactNode };
