import type { ReactNode } from 'react';
import type { Need } from '../../../domain/content/capabilities.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { renderedNamesIn } from '../../blocks/block-tree.ts';
import type { LateStart } from '../../blocks/late-block.tsx';
import { loadBlocks } from '../../blocks/load-blocks.ts';
import type { PageWrapper, RenderablePage } from '../page-module.ts';
import { ContentPage } from './content-page.tsx';
import { startingAtOnce } from './starting-blocks.ts';

const loaded = new WeakMap<ShownPage, Promise<RenderablePage>>();

/** Outermost first. The browser fetches them together with the components. */
type Wrappers = ReadonlyArray<PageWrapper> | Promise<ReadonlyArray<PageWrapper>>;

/** Starts late blocks in the browser. */
export interface LateBlocks extends Pick<LateStart, 'holdClicks'> {
  /** Whether visitor data is known that can prefill fields. If so, forms start before they are used. */
  readonly knowsVisitor: () => boolean;
  /** The components that wrap the page's blocks. */
  readonly wrappers: Promise<ReadonlyArray<PageWrapper>>;
  /** Fetches the code of a need; resolves at once for a need without code. */
  readonly fetchNeed: (need: Need) => Promise<void>;
}

/**
 * Loads the components of a content page and the components that wrap them. With `late`, as in the browser, late blocks load once the
 * visitor comes near them or uses them.
 */
export const loadContentPage = (
  shown: ShownPage,
  wrappers: Wrappers,
  late?: LateBlocks,
): Promise<RenderablePage> => {
  const page = loaded.get(shown) ?? load(shown, wrappers, late);
  loaded.set(shown, page);
  return page;
};

const load = async (shown: ShownPage, wrappers: Wrappers, late?: LateBlocks): Promise<RenderablePage> => {
  const loadedFirst = late === undefined ? shown.blocks : startingAtOnce(shown.blocks);
  const startOf = late && { startOf: startWith(late) };
  const [modules, parts] = await Promise.all([loadBlocks(renderedNamesIn(loadedFirst)), wrappers]);
  return {
    Page: () =>
      parts.reduceRight<ReactNode>(
        (inside, Part) => <Part shown={shown}>{inside}</Part>,
        <ContentPage shown={shown} modules={modules} {...startOf} />,
      ),
    path: shown.path,
    hasParts: true,
    hasSheetLink: shown.blocks.some(({ isBelow }) => isBelow),
    ...(shown.language !== 'en' && { language: shown.language }),
  };
};

const startWith =
  ({ fetchNeed, holdClicks, knowsVisitor }: LateBlocks) =>
  (block: RenderableBlock): LateStart => ({
    holdClicks,
    when: block.startsLate?.when === 'used' && !knowsVisitor() ? 'used' : 'near',
    load: async () => {
      const [modules] = await Promise.all([
        loadBlocks(renderedNamesIn([block])),
        ...(block.startsLate?.needs ?? []).map(fetchNeed),
      ]);
      return modules;
    },
  });
