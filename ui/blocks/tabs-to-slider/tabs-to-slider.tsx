import { useId } from 'react';
import { useWidth } from '../../bindings/use-width.ts';
import { Slider } from '../../components/slider/slider.tsx';
import { sliderTexts } from '../../components/slider/texts.ts';
import { TabList } from '../../components/tab-list/tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import styles from './tabs-to-slider.module.css';
import type { TabsToSliderProps } from './view.ts';

/** Panels have tabs from this width on; below it they are slides (specification, section 9). */
const WITH_TABS = '(width >= 769px)';

/**
 * Panels under tabs, or a slider on small screens (specification, section 3: tabs-to-slider). Before hydration and without scripts,
 * the tabs are links to panels in a row.
 */
export const Block = ({ name, language, devices, tabs }: TabsToSliderProps) => {
  const id = useId();
  const hasTabs = useWidth(WITH_TABS);
  return (
    <div className={styles.block}>
      <Slider
        name={name}
        texts={sliderTexts(language)}
        devices={devices}
        motion={{ wraps: true }}
        isReadable
        head={({ index, goTo }) => (
          <TabList
            name={name}
            id={id}
            titles={tabs.map(({ tab_title }) => tab_title)}
            chosen={index}
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
