import { Fragment, type ReactNode } from 'react';
import {
  allBlocksIn,
  blockNamesIn,
  type ShownPage,
} from '../../../application/visitor/read-page/read-page-view.ts';
import type { BlockPage } from '../../blocks/block-module.ts';
import { loadBlocks } from '../../blocks/load-blocks.ts';
import { sourceOf } from '../../blocks/registry.ts';
import { shownAmong } from '../../searching/shown-among.ts';
import type { PageModule } from '../page-module.ts';
import { ContentPage } from './content-page.tsx';

/** A part is fetched once; to ask for it at each drawing takes time. */
const once = <A,>(fetchPart: () => Promise<A>): (() => Promise<A>) => {
  let fetched: Promise<A> | null = null;
  return () => (fetched ??= fetchPart());
};

const SEARCH_SOURCE = 'ui/searching/addressed-search.tsx';

const known = new WeakMap<ShownPage, Promise<PageModule>>();

/** The module of a page of the content, put together from those of its blocks: it needs and tells what they need and tell. */
export const contentPageModule = (shown: ShownPage): Promise<PageModule> => {
  const module = known.get(shown) ?? putTogether(shown);
  known.set(shown, module);
  return module;
};

const putTogether = async (shown: ShownPage): Promise<PageModule> => {
  const blockNames = blockNamesIn(shown.blocks);
  const modules = await loadBlocks(blockNames);
  const { path, language, productId, knownPaths, translations, title, description } = shown;
  const page: BlockPage = {
    path,
    language,
    productId,
    knownPaths,
    translations,
    title,
    description,
    blockNames,
  };
  const blocks = allBlocksIn(shown.blocks).flatMap(({ name, attributes }) => {
    const module = modules.get(name);
    // The catalogue has decoded the attributes with the codec of the same name.
    return module === undefined ? [] : [{ ...module, attributes: attributes as never }];
  });
  const all = [...modules.values()];
  const usesDealers = all.some((module) => module.usesDealers === true);
  const Around = usesDealers ? await searchAround(page) : Fragment;
  const hasTitle = blocks.some(({ isTitle, attributes }) => isTitle?.(attributes) === true);
  return {
    Page: () => (
      <Around>
        <ContentPage shown={shown} modules={modules} page={page} hasTitle={hasTitle} />
      </Around>
    ),
    path,
    ...(language === 'fr' && { language }),
    sources: [...blockNames.map(sourceOf), ...(usesDealers ? [SEARCH_SOURCE] : [])],
    frames: all.flatMap(({ frames }) => frames ?? []),
    usesWidgets: all.some((module) => module.usesWidgets === true),
    usesDealers,
    usesLeads: all.some((module) => module.usesLeads === true),
    queryOf: (query) => all.find(({ queryOf }) => queryOf !== undefined)?.queryOf?.(query) ?? '',
    prepare: async (services, query) => {
      const asked = blocks.flatMap(({ prepare, attributes }) =>
        prepare === undefined ? [] : [prepare(services, query, page, attributes)],
      );
      await Promise.all(asked);
    },
    isUnsettled: (services) => all.some(({ isUnsettled }) => isUnsettled?.(services) === true),
    // Asked for on the server alone, so that no browser fetches it.
    head: async (services) => {
      const { contentHead } = await fetchHead();
      return blocks.reduce(
        (head, { refineHead, attributes }) => refineHead?.(head, services, page, attributes) ?? head,
        contentHead(shown, services.site),
      );
    },
  };
};

/** Loads what only some pages of the content need, and only the server. */
export const loadContentParts = async (): Promise<void> => {
  await Promise.all([fetchSearch(), fetchHead()]);
};

const fetchSearch = once(() => import('../../searching/addressed-search.tsx'));
const fetchHead = once(() => import('./content-head.ts'));

const searchAround = async ({ path, blockNames }: BlockPage) => {
  const { AddressedSearch } = await fetchSearch();
  const shown = shownAmong(blockNames);
  return ({ children }: { children: ReactNode }) => (
    <AddressedSearch path={path} shown={shown}>
      {children}
    </AddressedSearch>
  );
};
