import { isHome } from '../../../application/visitor/read-page/language-texts.ts';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { Blocks, type BlocksProps } from '../../blocks/blocks.tsx';
import { AskDealer } from '../../leads/ask-dealer/ask-dealer.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Part } from '../../components/part/part.tsx';
import styles from './content-page.module.css';
import { SavePage } from './save-page.tsx';
import { YourList } from './your-list.tsx';

/** A content page: breadcrumbs, or on the home page the visitor's list, title, blocks, and the form modal that the blocks open. */
export const ContentPage = ({ shown, ...code }: { shown: ShownPage } & Omit<BlocksProps, 'blocks'>) => (
  <>
    {isHome(shown.path) ? (
      shown.language === 'en' && <YourList />
    ) : (
      <Part className={styles.top}>
        <Breadcrumbs trail={shown.trail} current={shown.title} language={shown.language} />
        {shown.isSavable === true && <SavePage />}
      </Part>
    )}
    {!hasTitle(shown.blocks) && (
      <h1 className={styles.title} lang={shown.lang} data-frame="text" suppressHydrationWarning>
        {shown.title}
      </h1>
    )}
    <Blocks blocks={shown.blocks} {...code} />
    <AskDealer />
  </>
);

/** Whether a block contains the page's main heading. */
const hasTitle = (blocks: ReadonlyArray<RenderableBlock>): boolean =>
  blocks.some(({ isTitle, innerBlocks }) => isTitle === true || hasTitle(innerBlocks));
