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
    /** Better left to a professional. */
    readonly isPro: boolean;
  }>;
  /** Behind its list. */
  readonly image: Media | null;
}

export interface TabsBackgroundSwitcherProps {
  readonly title: SafeHtml | null;
  /** The name of the choice where no title gives it one; null: the title does. */
  readonly name: string | null;
  readonly tabs: ReadonlyArray<TabProps>;
  readonly texts: ProTexts;
}

/** Lists under tabs, each before its own picture (specification, section 3: tabs background switcher). */
export const view = (
  { data: { section_title, tabs } }: TabsBackgroundSwitcherAttributes,
  { page: { language } }: ViewContext,
): TabsBackgroundSwitcherProps => ({
  title: section_title,
  name: section_title === null ? blockTextsIn(language).tabs : null,
  tabs: tabs.map(({ tab_title, tab_items, image }, i) => ({
    // A tab without a title is called by its number: its list would be lost.
    title: tab_title ?? String(i + 1),
    items: tab_items.map((item) =>
      typeof item === 'string' ? { html: item, isPro: false } : { html: item.item, isPro: item.pro },
    ),
    image,
  })),
  texts: proTexts(language),
});
