import { useRef, type KeyboardEvent } from 'react';
import pill from '../pill/pill.module.css';
import styles from './tab-list.module.css';

/** The tab that a key goes to, wrapping around; null for every other key. */
const tabOfKey = (key: string, chosen: number, tabs: number): number | null => {
  switch (key) {
    case 'ArrowLeft':
      return (chosen + tabs - 1) % tabs;
    case 'ArrowRight':
      return (chosen + 1) % tabs;
    case 'Home':
      return 0;
    case 'End':
      return tabs - 1;
    default:
      return null;
  }
};

/**
 * Tabs above panels with the ids `<id>-panel-<number from 0>`. Focusing a tab by key chooses it (the tabs pattern of ARIA). Without
 * `areTabs` they are links to the panels.
 */
export const TabList = ({
  name,
  id,
  titles,
  chosen,
  areTabs,
  onChoose,
}: {
  name: string;
  id: string;
  titles: ReadonlyArray<string>;
  chosen: number;
  areTabs: boolean;
  /** Returns whether it has shown the panel. If not, the browser follows the link to the panel. */
  onChoose: (tab: number) => boolean;
}) => {
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    const to = areTabs ? tabOfKey(event.key, chosen, titles.length) : null;
    if (to === null || !onChoose(to)) return;
    event.preventDefault();
    (list.current?.children.item(to) as HTMLElement | null)?.focus();
  };
  return (
    <div
      ref={list}
      className={styles.tabs}
      role={areTabs ? 'tablist' : undefined}
      aria-label={areTabs ? name : undefined}
    >
      {titles.map((title, i) => (
        <a
          key={i}
          id={`${id}-tab-${i}`}
          className={`${pill.pill} ${styles.tab}`}
          href={`#${id}-panel-${i}`}
          data-chosen={i === chosen}
          {...(areTabs && {
            role: 'tab',
            'aria-selected': i === chosen,
            'aria-controls': `${id}-panel-${i}`,
            tabIndex: i === chosen ? 0 : -1,
          })}
          onClick={(event) => {
            if (onChoose(i)) event.preventDefault();
          }}
          onKeyDown={turn}
        >
          {title}
        </a>
      ))}
    </div>
  );
};
