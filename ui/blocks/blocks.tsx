import { Fragment, type ReactNode } from 'react';
import type { RenderableBlock } from '../../domain/content/blocks/block-view.ts';
import { useServices } from '../bindings/services.ts';
import { HtmlInPage } from '../components/html/html.tsx';
import { Part } from '../components/part/part.tsx';
import { PageSheet } from '../components/page-sheet/page-sheet.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import styles from './blocks.module.css';
import { LateBlock, type LateStart } from './late-block.tsx';
import type { BlockModules } from './load-blocks.ts';

export interface BlocksProps {
  readonly blocks: ReadonlyArray<RenderableBlock>;
  /** The modules of the blocks that start at once. */
  readonly modules: BlockModules;
  /** Returns how a late block starts; absent: all modules are loaded. */
  readonly startOf?: (block: RenderableBlock) => LateStart;
}

/** The blocks of a page in one column, each at its own width. */
export const Blocks = ({ blocks, modules, startOf }: BlocksProps) => (
  <div className={styles.page} data-frame="">
    {blocks.map((block, i) => {
      const around = aroundBlock(block);
      // Inside the block's element: between two blocks it would break the CSS selectors for adjacent blocks.
      const sheet = block.isBelow === true && <PageSheet />;
      if (block.isStatic === true && block.props === null)
        return <HtmlInPage key={i} {...around} among="[data-block]" place={i} />;
      if (block.startsLate !== undefined)
        return (
          <LateBlock
            key={i}
            around={around}
            before={sheet}
            modules={modules}
            start={startOf?.(block)}
            render={(fetched) => <Rendered block={block} modules={fetched} />}
          />
        );
      const content = <Rendered block={block} modules={modules} />;
      // The browser doesn't render it.
      if (block.isStatic === true)
        return (
          <div key={i} {...around}>
            {sheet}
            {content}
          </div>
        );
      return (
        <Part key={i} {...around} before={sheet}>
          {content}
        </Part>
      );
    })}
  </div>
);

const aroundBlock = ({ around, name, width = 'content' }: RenderableBlock) => ({
  ...around,
  className: styles.block,
  'data-block': name,
  'data-width': width,
});

const Rendered = ({ block, modules }: { block: RenderableBlock; modules: BlockModules }): ReactNode => {
  const { watchBlocks } = useServices();
  const { name, props, innerBlocks } = block;
  const module = modules.get(name);
  if (module === undefined || props === null) return null;
  return (
    <BlockBoundary onFault={(fault) => watchBlocks.broke(name, String(fault))}>
      <module.Block {...props}>
        {innerBlocks.map((inner, i) => {
          const Around = inner.around ? 'div' : Fragment;
          return (
            <Around key={i} {...inner.around}>
              <Rendered block={inner} modules={modules} />
            </Around>
          );
        })}
      </module.Block>
    </BlockBoundary>
  );
};
