import { Fragment, useId } from 'react';
import { blockTextsIn } from '../block-texts.ts';
import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { TabsBackgroundSwitcherAttributes } from './codec.ts';
import { TabPanel } from './tab-panel.tsx';
import styles from './tabs-background-switcher.module.css';

/**
 * Lists under tabs, each before its own picture (specification, section 3: tabs background switcher). The tabs are a group
 * of choices: browsers switch them by themselves, and each panel follows its tab, also for who hears the page.
 */
export const Block = ({
  attributes: {
    data: { section_title, tabs },
  },
  page: { language },
}: BlockProps<TabsBackgroundSwitcherAttributes>) => {
  const id = useId();
  const texts = blockTextsIn(language);
  const titleId = `${id}-title`;
  return (
    <div className={styles.block}>
      {section_title !== null && <Html as="h2" id={titleId} html={section_title} className={styles.title} />}
      <div
        className={styles.tabs}
        role="radiogroup"
        aria-label={section_title === null ? texts.tabs : undefined}
        aria-labelledby={section_title === null ? undefined : titleId}
      >
        {tabs.map((tab, i) => (
          <Fragment key={i}>
            <label className={styles.tab}>
              <input className={styles.choice} type="radio" name={id} value={i} defaultChecked={i === 0} />
              {tab.tab_title}
            </label>
            <TabPanel tab={tab} texts={texts} />
          </Fragment>
        ))}
      </div>
    </div>
  );
};
