import type { OfferArticlesView } from '../../../../../application/visitor/offer-articles/offer-articles-view.ts';
import type { ReadPageView, ShownPage } from '../../../../../application/visitor/read-page/read-page-view.ts';
import type { RenderableBlock } from '../../../../../domain/content/blocks/block-view.ts';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import type { AccordionProps } from '../../../../../ui/blocks/accordion/view.ts';
import type { CloseableBannerProps } from '../../../../../ui/blocks/closeable-banner/view.ts';
import type { ColumnsProps } from '../../../../../ui/blocks/columns/view.ts';
import { withQuestions } from '../../../../../ui/blocks/faq/structured-data.ts';
import type { FaqProps } from '../../../../../ui/blocks/faq/view.ts';
import type { HeroModalButtonsProps } from '../../../../../ui/blocks/hero-modal-buttons/view.ts';
import type { TabsBackgroundSwitcherProps } from '../../../../../ui/blocks/tabs-background-switcher/view.ts';
import type { VideoHeroProps } from '../../../../../ui/blocks/video-hero/view.ts';
import { deviceAt } from '../../../../../ui/theme/device.ts';
import type { VideoSizes } from '../../../../../ui/components/loop-video/video-sizes.ts';
import type { DropdownOnPage, PageOnScreen } from '../../../parts/page-parts.ts';
import { linksOf } from './page-links.ts';
import { articlesOf, cardLines, playersOf, readOnLinks, readOnTexts } from './reading-on.ts';
import { dropdownOf } from './products.ts';
import { textsIn } from './page-texts.ts';
import { propsOf } from './block-props.ts';

/** What decides how a visitor sees a page. */
export interface Viewer {
  /** The width of the visitor's screen, in pixels. */
  readonly width: number;
  /** The ids of the notices that were closed. */
  readonly closed: ReadonlyArray<string>;
  /** The articles that belong to the page. */
  readonly offer: OfferArticlesView;
  /** The titles of the videos that were played. */
  readonly played: ReadonlyArray<string>;
  /** The fragment of the address; null: it has none. */
  readonly fragment: string | null;
}

const NOTHING: Omit<PageOnScreen, 'kind'> = {
  ...{ texts: [], links: [], pictures: [], accordions: [], columns: [], forProfessionals: [], questions: [] },
  ...{ articles: [], players: [] },
  dropdown: null,
};

/** What a page shows, from its decoded tree and the use cases that its components call. */
export const pageScreenOf = (view: ReadPageView, seer: Viewer): PageOnScreen => {
  if (view.kind !== 'found') return { ...NOTHING, kind: view.kind };
  const { page } = view;
  const blocks = allBlocksIn(page.blocks).filter((block) => !isClosed(block, seer));
  return {
    kind: 'page',
    texts: blocks.flatMap((block) => [
      // The title of related articles appears only with articles: `readOnTexts` has it.
      ...(block.name === 'acf/related-articles' ? [] : textsIn(propsOf(block))),
      ...readOnTexts(block, seer.offer),
    ]),
    links: blocks.flatMap((block) => [...linksOf(block), ...readOnLinks(block, seer.offer)]),
    pictures: blocks.flatMap((block) => picturesIn(propsOf(block))),
    accordions: propsOfAll<AccordionProps>(blocks, 'acf/accordion').map(({ heading, isOpen, id }) => ({
      heading: heading ?? '',
      // A browser opens what its address leads to.
      isOpen: isOpenAt(seer.width, isOpen) || (id !== null && id === seer.fragment),
    })),
    columns: propsOfAll<ColumnsProps>(blocks, 'core/columns').flatMap(({ spans }) => spans),
    forProfessionals: propsOfAll<TabsBackgroundSwitcherProps>(blocks, 'acf/tabs-background-switcher')
      .flatMap(({ tabs }) => tabs.flatMap(({ items }) => items))
      .flatMap(({ html, isPro }) => (isPro ? [html] : [])),
    articles: blocks.flatMap((block) => articlesOf(block, seer.offer).map(cardLines)),
    players: blocks.flatMap((block) => playersOf(block, seer.played)),
    dropdown: dropdownsOn(blocks, seer)[0] ?? null,
    questions: questionsOf(page),
  };
};

const dropdownsOn = (
  blocks: ReadonlyArray<RenderableBlock>,
  { width }: Viewer,
): ReadonlyArray<DropdownOnPage> =>
  blocks
    .flatMap((block) => dropdownOf(block, width) ?? [])
    .map(({ title, links }) => ({ title, offers: links.map(({ text }) => text) }));

/** The props of all blocks of a name. */
const propsOfAll = <Props extends object>(
  blocks: ReadonlyArray<RenderableBlock>,
  name: string,
): ReadonlyArray<Props> =>
  blocks.filter((block) => block.name === name).map((block) => propsOf<Props>(block));

/** The notices on a page. */
export const noticesOn = ({ blocks }: ShownPage): ReadonlyArray<CloseableBannerProps> =>
  propsOfAll<CloseableBannerProps>(allBlocksIn(blocks), 'acf/closeable-banner');

/** The videos of each hero on a page. */
export const heroVideosOn = ({ blocks }: ShownPage): ReadonlyArray<VideoSizes> =>
  propsOfAll<VideoHeroProps>(allBlocksIn(blocks), 'acf/video-hero').flatMap(
    ({ video }) => video?.sizes ?? [],
  );

/** The buttons of a page that ask where the visitor lives. */
export const locationButtonsOn = ({ blocks }: ShownPage): ReadonlyArray<string> =>
  propsOfAll<HeroModalButtonsProps>(allBlocksIn(blocks), 'acf/hero-modal-buttons').flatMap(
    ({ locationButton }) => locationButton ?? [],
  );

const isClosed = (block: RenderableBlock, { closed }: Viewer): boolean =>
  propsOfAll<CloseableBannerProps>([block], 'acf/closeable-banner').some(({ id }) => closed.includes(id));

const isOpenAt = (width: number, open: AccordionProps['isOpen']): boolean => open[deviceAt(width)];

/** A picture has its address as its `src`. */
const picturesIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'src' in value && typeof value.src === 'string' ? [value.src] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
};

const questionsOf = ({ blocks }: ShownPage): ReadonlyArray<string> =>
  propsOfAll<FaqProps>(allBlocksIn(blocks), 'acf/faq')
    .reduce<ReadonlyArray<object>>((reported, { questions }) => withQuestions(reported, questions), [])
    .flatMap((reported) =>
      'mainEntity' in reported && Array.isArray(reported.mainEntity)
        ? reported.mainEntity.map((entity: { readonly name: string }) => entity.name)
        : [],
    );
