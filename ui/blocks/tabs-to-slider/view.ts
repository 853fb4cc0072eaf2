import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { sliderPerDevice } from '../../components/slider/slider-options.ts';
import { blockTextsIn } from '../block-texts.ts';
import type { TabsToSliderAttributes } from './codec.ts';

type WrittenTab = TabsToSliderAttributes['data']['tabs'][number];

export interface Tab extends WrittenTab {
  /** The title of the tab and of its panel; by default, its number. */
  readonly tab_title: string;
}

/** Panels that fade under tabs, or slide on phones (specification, section 3: tabs-to-slider); null: there are none. */
export const view = (
  { data: { tabs, auto_slide, transition_delay, show_arrows } }: TabsToSliderAttributes,
  { page: { language } }: ViewContext,
) =>
  tabs.length === 0
    ? null
    : {
        /** The accessible name of the row of tabs. */
        name: blockTextsIn(language).tabs,
        language,
        devices: sliderPerDevice({
          desktop: {
            slides_per_view: 1,
            transition_effect: 'fade',
            arrows: show_arrows,
            automatic_transition: auto_slide,
            transition_delay,
          },
          tablet: null,
          mobile: { transition_effect: 'slide' },
        }),
        tabs: tabs.map((tab, i) => ({ ...tab, tab_title: tab.tab_title ?? String(i + 1) })),
      };

export type TabsToSliderProps = NonNullable<ReturnType<typeof view>>;
