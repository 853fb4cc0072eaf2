import type { ReactNode } from 'react';
import type { DrawnBlock } from '../../domain/content/drawn-block.ts';
import { useServices } from '../bindings/services.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { widthOf, type BlockPage } from './block-module.ts';
import styles from './blocks.module.css';
import type { BlockModules } from './load-blocks.ts';

interface BlocksProps {
  readonly blocks: ReadonlyArray<DrawnBlock>;
  readonly modules: BlockModules;
  readonly page: BlockPage;
}

/** The blocks of a page, one below the other, each as wide as it asks to stand. */
export const Blocks = ({ blocks, modules, page }: BlocksProps) => (
  <div className={styles.page}>
    {blocks.map((block, i) => (
      <div
        key={i}
        id={block.anchor ?? undefined}
        className={styles.block}
        data-block={block.name}
        data-width={widthOf(block, modules)}
      >
        <Drawn block={block} modules={modules} page={page} />
      </div>
    ))}
  </div>
);

const Drawn = ({ block, modules, page }: Omit<BlocksProps, 'blocks'> & { block: DrawnBlock }): ReactNode => {
  const { watchBlocks } = useServices();
  const { name, attributes, innerBlocks } = block;
  const module = modules.get(name);
  if (module === undefined) return null;
  return (
    <BlockBoundary onFault={(fault) => watchBlocks.broke(name, messageOf(fault))}>
      {/* The catalogue has decoded the attributes with the codec of the same name. */}
      <module.Block attributes={attributes as never} innerBlocks={innerBlocks} page={page}>
        {innerBlocks.map((inner, i) => (
          <Drawn key={i} block={inner} modules={modules} page={page} />
        ))}
      </module.Block>
    </BlockBoundary>
  );
};

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
