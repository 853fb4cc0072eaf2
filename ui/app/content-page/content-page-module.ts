import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import { explainsTerms } from '../../../domain/content/glossary.ts';
import { allBlocksIn, renderedNamesIn } from '../../blocks/block-tree.ts';
import type { PageOfBlock } from '../../blocks/define-block.ts';
import type { BlockDefinitions } from '../../blocks/load-definitions.ts';
import { sourceOf } from '../../blocks/registry.ts';
import type { PageWrapper, PageModule } from '../page-module.ts';
import { contentHead } from './content-head.ts';
import { loadContentPage } from './load-content-page.tsx';
import {
  withoutStaticProps,
  neededLate,
  openedSources,
  startingAtOnce,
  withBelowMarked,
  withLateMarked,
  withStaticMarked,
} from './starting-blocks.ts';

/** The styles of terms, if any block explains one. */
const termSources = (blocks: ReadonlyArray<{ readonly props: object }>): ReadonlyArray<string> =>
  blocks.some(({ props }) => explainsTerms(JSON.stringify(props))) ? ['ui/components/term/term.ts'] : [];

/**
 * The server's module for a content page. It prepares the page's blocks and collects their head tags. `wrappersFor` returns the
 * components that wrap the blocks of a page with these needs.
 */
export const contentPageModule = async (
  read: ShownPage,
  definitions: BlockDefinitions,
  wrappersFor: (needs: ReadonlyArray<Need>) => ReadonlyArray<PageWrapper>,
): Promise<PageModule> => {
  const marked = withBelowMarked(withStaticMarked(read.blocks, definitions), definitions);
  // A page that reads its address rerenders all of its blocks on each change, so none may start late.
  const readsAddress = wrappersFor(read.needs).length > 0;
  const shown: ShownPage = { ...read, blocks: readsAddress ? marked : withLateMarked(marked, definitions) };
  // The browser doesn't need the description: only the server renders the head.
  const browserContent: ShownPage = { ...shown, description: '', blocks: withoutStaticProps(shown.blocks) };
  const page: PageOfBlock = { path: shown.path, language: shown.language, needs: shown.needs };
  const blocks = allBlocksIn(shown.blocks).flatMap(({ name, props }) => {
    const definition = definitions.get(name);
    return definition === undefined || props === null ? [] : [{ definition, props }];
  });
  const distinct = [...new Set(blocks.map(({ definition }) => definition))];
  // A dealer list's query already contains the query of the search box above it.
  const withQuery = distinct.filter(({ queryOf }) => queryOf !== undefined);
  const addressed = withQuery.find(({ needs }) => wrappersFor(needs ?? []).length > 0) ?? withQuery[0];
  const answering = withQuery.filter(({ hasAnswer }) => hasAnswer === true);
  const startsLate = neededLate(shown.blocks, definitions);
  const opened = openedSources(shown.blocks, definitions);
  const runAtOnce = renderedNamesIn(startingAtOnce(browserContent.blocks));
  return {
    ...(await loadContentPage(shown, wrappersFor(shown.needs.filter((need) => !startsLate.includes(need))))),
    alternatesOf: () => shown.alternates ?? [],
    sources: [...renderedNamesIn(shown.blocks).map(sourceOf), ...opened, ...termSources(blocks)],
    scripts: runAtOnce.map(sourceOf),
    browserContent,
    needs: shown.needs,
    readsAddress,
    startsLate,
    queryOf: (query) => {
      const parts = [addressed, ...answering].flatMap((block) => block?.queryOf?.(query).split('&') ?? []);
      return [...new Set(parts.filter((part) => part !== ''))].join('&');
    },
    prepare: async (services, query) => {
      await Promise.all(
        blocks.flatMap(({ definition, props }) => definition.prepare?.(services, query, page, props) ?? []),
      );
    },
    isUnsettled: (services) => distinct.some(({ isUnsettled }) => isUnsettled?.(services) === true),
    head: (services, query) => {
      const head = contentHead(shown, services.site);
      const isAsked = answering.some(({ queryOf }) => queryOf?.(query) !== '');
      return blocks.reduce(
        (refined, { definition, props }) =>
          definition.refineHead?.(refined, services, page, props) ?? refined,
        { ...head, isListed: head.isListed && !isAsked },
      );
    },
  };
};
