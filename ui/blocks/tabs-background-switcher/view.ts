import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { blockTextsIn } from '../block-texts.ts';
import type { TabsBackgroundSwitcherAttributes } from './codec.ts';
import { proTexts } from './texts.ts';

/** Lists under tabs, each in front of its own picture (specification, section 3: tabs background switcher). */
export const view = (
  { data: { section_title, tabs } }: TabsBackgroundSwitcherAttributes,
  { page: { language } }: ViewContext,
) => ({
  title: section_title,
  /** The accessible name of the tabs without a title; null: the title. */
  name: section_title === null ? blockTextsIn(language).tabs : null,
  tabs: tabs.map(({ tab_title, tab_items, image }, i) => ({
    // A tab without a title is named by its number, so that its list is not lost.
    title: tab_title ?? String(i + 1),
    /** `isPro`: the item is better left to a professional. */
    items: tab_items.map((item) =>
      typeof item === 'string' ? { html: item, isPro: false } : { html: item.item, isPro: item.pro },
    ),
    /** The picture behind the list. */
    image,
  })),
  texts: proTexts(language),
});

export type TabsBackgroundSwitcherProps = ReturnType<typeof view>;
