import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import { allBlocksIn, renderedNamesIn } from '../../blocks/block-tree.ts';
import type { PageOfBlock } from '../../blocks/define-block.ts';
import type { BlockDefinitions } from '../../blocks/load-definitions.ts';
import { sourceOf } from '../../blocks/registry.ts';
import type { AroundPage, PageModule } from '../page-module.ts';
import { contentHead } from './content-head.ts';
import { loadContentPage } from './load-content-page.tsx';
import {
  forBrowser,
  neededLate,
  openedSources,
  startingAtOnce,
  withBelowMarked,
  withLateMarked,
  withStaticMarked,
} from './starting-blocks.ts';

/**
 * The module of a page of the content as the server needs it: it asks for and adds to its head what its blocks do. `aroundFor`: what is
 * around the blocks of a page that starts with these needs.
 */
export const contentPageModule = async (
  read: ShownPage,
  definitions: BlockDefinitions,
  aroundFor: (needs: ReadonlyArray<Need>) => ReadonlyArray<AroundPage>,
): Promise<PageModule> => {
  const marked = withBelowMarked(withStaticMarked(read.blocks, definitions), definitions);
  // A page that reads its address renders all of its blocks anew when that changes.
  const readsAddress = aroundFor(read.needs).length > 0;
  const shown: ShownPage = { ...read, blocks: readsAddress ? marked : withLateMarked(marked, definitions) };
  // The description is in the head, which the server makes.
  const resumed: ShownPage = { ...shown, description: '', blocks: forBrowser(shown.blocks) };
  const page: PageOfBlock = { path: shown.path, language: shown.language, needs: shown.needs };
  const blocks = allBlocksIn(shown.blocks).flatMap(({ name, props }) => {
    const definition = definitions.get(name);
    return definition === undefined || props === null ? [] : [{ definition, props }];
  });
  const distinct = [...new Set(blocks.map(({ definition }) => definition))];
  // The search of a list holds all that the box above it depends on.
  const withQuery = distinct.filter(({ queryOf }) => queryOf !== undefined);
  const addressed = withQuery.find(({ needs }) => aroundFor(needs ?? []).length > 0) ?? withQuery[0];
  const startsLate = neededLate(shown.blocks, definitions);
  const opened = openedSources(shown.blocks, definitions);
  const runAtOnce = renderedNamesIn(startingAtOnce(resumed.blocks));
  return {
    ...(await loadContentPage(shown, aroundFor(shown.needs.filter((need) => !startsLate.includes(need))))),
    alternatesOf: () => shown.alternates ?? [],
    sources: [...renderedNamesIn(shown.blocks).map(sourceOf), ...opened],
    scripts: runAtOnce.map(sourceOf),
    resumed,
    needs: shown.needs,
    readsAddress,
    startsLate,
    queryOf: (query) => addressed?.queryOf?.(query) ?? '',
    prepare: async (services, query) => {
      await Promise.all(
        blocks.flatMap(({ definition, props }) => definition.prepare?.(services, query, page, props) ?? []),
      );
    },
    isUnsettled: (services) => distinct.some(({ isUnsettled }) => isUnsettled?.(services) === true),
    head: (services) =>
      blocks.reduce(
        (head, { definition, props }) => definition.refineHead?.(head, services, page, props) ?? head,
        contentHead(shown, services.site),
      ),
  };
};
