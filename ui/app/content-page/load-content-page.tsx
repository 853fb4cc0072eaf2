import { Fragment, type ReactNode } from 'react';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { renderedNamesIn } from '../../blocks/block-tree.ts';
import { loadBlocks } from '../../blocks/load-blocks.ts';
import type { RenderablePage } from '../page-module.ts';
import { ContentPage } from './content-page.tsx';

const loaded = new WeakMap<ShownPage, Promise<RenderablePage>>();

/** Loads the components of a page of the content. */
export const loadContentPage = (shown: ShownPage): Promise<RenderablePage> => {
  const page = loaded.get(shown) ?? load(shown);
  loaded.set(shown, page);
  return page;
};

const load = async (shown: ShownPage): Promise<RenderablePage> => {
  const [modules, Around, Estimating] = await Promise.all([
    loadBlocks(renderedNamesIn(shown.blocks)),
    shown.needs.includes('dealers') ? searchAround(shown) : Fragment,
    shown.needs.includes('rebates') ? estimateAround(shown) : Fragment,
  ]);
  return {
    Page: () => (
      <Around>
        <Estimating>
          <ContentPage shown={shown} modules={modules} />
        </Estimating>
      </Around>
    ),
    path: shown.path,
    ...(shown.language !== 'en' && { language: shown.language }),
  };
};

const searchAround = async ({ path, needs, title }: ShownPage) => {
  const [{ AddressedSearch }, { searchPlace }] = await Promise.all([
    import('../../searching/addressed-search.tsx'),
    import('../../searching/search-place.ts'),
  ]);
  const place = searchPlace(path, needs);
  // A page of rebates is about them, wherever they are looked for.
  const ownTitle = needs.includes('rebates') ? null : title;
  return ({ children }: { children: ReactNode }) => (
    <AddressedSearch place={place} title={ownTitle}>
      {children}
    </AddressedSearch>
  );
};

const estimateAround = async ({ path }: ShownPage) => {
  const { AddressedEstimate } = await import('../../rebates/addressed-estimate.tsx');
  return ({ children }: { children: ReactNode }) => (
    <AddressedEstimate path={path}>{children}</AddressedEstimate>
  );
};
