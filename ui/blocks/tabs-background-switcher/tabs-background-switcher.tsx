import { Fragment, useId } from 'react';
import { Html } from '../../components/html/html.tsx';
import { TabPanel } from './tab-panel.tsx';
import pill from '../../components/pill/pill.module.css';
import styles from './tabs-background-switcher.module.css';
import type { TabsBackgroundSwitcherProps } from './view.ts';

/**
 * Lists under tabs, each in front of its own picture. The tabs are radio buttons, which browsers switch without a script; in the html,
 * each panel follows its tab, also for screen readers.
 */
export const Block = ({ title, name, tabs, texts }: TabsBackgroundSwitcherProps) => {
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <div className={styles.block}>
      {title !== null && <Html as="h2" id={titleId} html={title} className={styles.title} />}
      <div
        className={pill.pills}
        role="radiogroup"
        aria-label={name ?? undefined}
        aria-labelledby={title === null ? undefined : titleId}
      >
        {tabs.map((tab, i) => (
          <Fragment key={i}>
            <label className={`${pill.pill} ${styles.tab}`}>
              <input className={styles.choice} type="radio" name={id} value={i} defaultChecked={i === 0} />
              {tab.title}
            </label>
            <TabPanel tab={tab} texts={texts} />
          </Fragment>
        ))}
      </div>
    </div>
  );
};
