import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { allBlocksIn, renderedNamesIn } from '../../blocks/block-tree.ts';
import type { PageOfBlock } from '../../blocks/define-block.ts';
import type { BlockDefinitions } from '../../blocks/load-definitions.ts';
import { sourceOf } from '../../blocks/registry.ts';
import type { PageModule } from '../page-module.ts';
import { contentHead } from './content-head.ts';
import { followsSearch, loadContentPage } from './load-content-page.tsx';
import {
  forBrowser,
  neededLate,
  openedSources,
  startingAtOnce,
  withBelowMarked,
  withLateMarked,
  withStaticMarked,
} from './starting-blocks.ts';

const SEARCH_SOURCE = 'ui/searching/addressed-search.tsx';
const ESTIMATE_SOURCE = 'ui/rebates/addressed-estimate.tsx';

/** The module of a page of the content as the server needs it: it asks for and adds to its head what its blocks do. */
export const contentPageModule = async (
  read: ShownPage,
  definitions: BlockDefinitions,
): Promise<PageModule> => {
  const showsSavings = read.needs.includes('rebates');
  const marked = withBelowMarked(withStaticMarked(read.blocks, definitions), definitions);
  // A page that reads its address renders all of its blocks anew when that changes.
  const readsAddress = read.needs.includes('dealers') || showsSavings;
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
  const addressed = withQuery.find(({ needs }) => needs?.includes('dealers') === true) ?? withQuery[0];
  const startsLate = neededLate(shown.blocks, definitions);
  const opened = openedSources(shown.blocks, definitions);
  const sourcesOf = (names: ReadonlyArray<string>): ReadonlyArray<string> => [
    ...names.map(sourceOf),
    ...(followsSearch(shown, startsLate) ? [SEARCH_SOURCE] : []),
    ...(showsSavings ? [ESTIMATE_SOURCE] : []),
  ];
  const runAtOnce = renderedNamesIn(startingAtOnce(resumed.blocks));
  return {
    ...(await loadContentPage(shown, startsLate)),
    sources: [...sourcesOf(renderedNamesIn(shown.blocks)), ...opened],
    scripts: sourcesOf(runAtOnce),
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
