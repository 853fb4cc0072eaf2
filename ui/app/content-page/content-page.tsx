import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import type { BlockPage } from '../../blocks/block-module.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import type { BlockModules } from '../../blocks/load-blocks.ts';
import { AskDealer } from '../../leads/ask-dealer/ask-dealer.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import styles from './content-page.module.css';

const HOME = '/';

/** A page of the content: where it stands, its blocks, and above them what they open. */
export const ContentPage = ({
  shown,
  modules,
  page,
  hasTitle,
}: {
  shown: ShownPage;
  modules: BlockModules;
  page: BlockPage;
  /** Whether one of its blocks is its main heading. */
  hasTitle: boolean;
}) => (
  <>
    {shown.path !== HOME && (
      <Breadcrumbs trail={shown.trail} current={shown.title} language={shown.language} />
    )}
    {!hasTitle && <h1 className={styles.title}>{shown.title}</h1>}
    <Blocks blocks={shown.blocks} modules={modules} page={page} />
    <AskDealer />
  </>
);
