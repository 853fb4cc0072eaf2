import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { blockTextsIn } from '../block-texts.ts';
import type { TabsBackgroundSwitcherAttributes } from './codec.ts';
import { proTexts, type ProTexts } from './texts.ts';

export interface TabProps {
  readonly title: string;
  readonly items: ReadonlyArray<{
    readonly html: SafeHtml;
    /** Whether the item is better left to a professional. */
    readonly isPro: boolean;
  }>;
  /** The picture behind the list. */
  readonly image: Media | null;
}

export interface TabsBackgroundSwitcherProps {
  readonly title: SafeHtml | null;
  /** The accessible name of the tabs without a title; null: the title. */
  readonly name: string | null;
  readonly tabs: ReadonlyArray<TabProps>;
  readonly texts: ProTexts;
}

/** Lists under tabs, each in front of its own picture (specification, section 3: tabs background switcher). */
export const view = (
  { data: { section_title, tabs } }: TabsBackgroundSwitcherAttributes,
  { page: { language } }: ViewContext,
): TabsBackgroundSwitcherProps => ({
  title: section_title,
  name: section_title === null ? blockTextsIn(language).tabs : null,
  tabs: tabs.map(({ tab_title, tab_items, image }, i) => ({
    // A tab without a title is named by its number, so that its list is not lost.
    title: tab_title ?? String(i + 1),
    items: tab_items.map((item) =>
      typeof item === 'string' ? { html: item, isPro: false } : { html: item.item, isPro: item.pro },
    ),
    image,
  })),
  texts: proTexts(language),
});
