import { useId } from 'react';
import { blockTextsIn } from '../../../application/visitor/read-page/block-texts.ts';
import { tabsSlider } from '../../../application/visitor/read-page/slider-options.ts';
import { sliderTextsIn } from '../../../application/visitor/read-page/slider-texts.ts';
import { useWidth } from '../../bindings/use-width.ts';
import { Slider } from '../../components/slider/slider.tsx';
import { TabList } from '../../components/tab-list/tab-list.tsx';
import type { BlockProps } from '../block-module.ts';
import type { TabsToSliderAttributes } from './codec.ts';
import { TabPanel } from './tab-panel.tsx';
import styles from './tabs-to-slider.module.css';

/** From here on tabs lead to the panels, below it they are slides (specification, section 9). */
const WITH_TABS = '(width >= 769px)';

/**
 * Panels under tabs, which are a slider on a small screen (specification, section 3: tabs-to-slider). Until it works, and
 * without scripts, tabs are links to panels that stand in a row.
 */
export const Block = ({ attributes: { data }, page }: BlockProps<TabsToSliderAttributes>) => {
  const { tabs, auto_slide, transition_delay, show_arrows } = data;
  const id = useId();
  const hasTabs = useWidth(WITH_TABS);
  if (tabs.length === 0) return null;
  const name = blockTextsIn(page.language).tabs;
  const delay = transition_delay === 'other' ? null : transition_delay;
  return (
    <div className={styles.block}>
      <Slider
        name={name}
        texts={sliderTextsIn(page.language)}
        devices={tabsSlider({ auto_slide, transition_delay: delay, show_arrows })}
        motion={{ wraps: true }}
        isReadable
        head={({ stop, goTo }) => (
          <TabList
            name={name}
            id={id}
            titles={tabs.map(({ tab_title }) => tab_title)}
            chosen={stop}
            areTabs={hasTabs}
            onChoose={goTo}
          />
        )}
        slides={tabs.map((tab, i) => ({
          key: String(i),
          content: (isCurrent) => (
            <TabPanel
              tab={tab}
              id={`${id}-panel-${i}`}
              tabId={hasTabs ? `${id}-tab-${i}` : null}
              isCurrent={isCurrent}
            />
          ),
        }))}
      />
    </div>
  );
};
