import { Fragment, type ReactNode } from 'react';
import type { Need } from '../../../domain/content/capabilities.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { renderedNamesIn } from '../../blocks/block-tree.ts';
import type { LateStart } from '../../blocks/late-block.tsx';
import { loadBlocks } from '../../blocks/load-blocks.ts';
import type { RenderablePage } from '../page-module.ts';
import { ContentPage } from './content-page.tsx';
import { startingAtOnce } from './starting-blocks.ts';

const loaded = new WeakMap<ShownPage, Promise<RenderablePage>>();

/** What the browser starts late blocks with. */
export interface LateBlocks extends Pick<LateStart, 'holdClicks'> {
  /** Whether something is known that fields may be filled in with, so that forms don't wait to be used. */
  readonly knowsVisitor: () => boolean;
  /** Fetches what is needed; needs without code of their own have nothing to fetch. */
  readonly fetchNeed: (need: Need) => Promise<void>;
}

/** Whether the dealers of a page follow its address from the start; else those that need them follow it once they are there. */
export const followsSearch = ({ needs }: ShownPage, startsLate: ReadonlyArray<Need>): boolean =>
  needs.includes('dealers') && !startsLate.includes('dealers');

/**
 * Loads the components of a page of the content, of whose needs these start late; with `late`, as in the browser, those that start
 * late are loaded once they are near.
 */
export const loadContentPage = (
  shown: ShownPage,
  startsLate: ReadonlyArray<Need>,
  late?: LateBlocks,
): Promise<RenderablePage> => {
  const page = loaded.get(shown) ?? load(shown, startsLate, late);
  loaded.set(shown, page);
  return page;
};

const load = async (
  shown: ShownPage,
  startsLate: ReadonlyArray<Need>,
  late?: LateBlocks,
): Promise<RenderablePage> => {
  const loadedFirst = late === undefined ? shown.blocks : startingAtOnce(shown.blocks);
  const startOf = late && { startOf: startWith(late) };
  const [modules, Around, Estimating] = await Promise.all([
    loadBlocks(renderedNamesIn(loadedFirst)),
    followsSearch(shown, startsLate) ? searchAround(shown) : Fragment,
    shown.needs.includes('rebates') ? estimateAround(shown) : Fragment,
  ]);
  return {
    Page: () => (
      <Around>
        <Estimating>
          <ContentPage shown={shown} modules={modules} {...startOf} />
        </Estimating>
      </Around>
    ),
    path: shown.path,
    holdsSheet: shown.blocks.some(({ isBelow }) => isBelow),
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
