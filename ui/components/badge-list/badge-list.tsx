import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './badge-list.module.css';

export interface BadgeLook {
  readonly key: string;
  readonly label: string;
  readonly tint: 'breeze' | 'ember' | 'mist' | 'amber' | 'leaf';
  readonly icon: IconName;
}

/** Pills with an icon and a word each. */
export const BadgeList = ({ name, badges }: { name: string; badges: ReadonlyArray<BadgeLook> }) => (
  <ul className={styles.list} aria-label={name}>
    {badges.map(({ key, label, tint, icon }) => (
      <li key={key} className={`${styles.badge} ${styles[tint]}`}>
        <Icon name={icon} size={16} />
        {label}
      </li>
    ))}
  </ul>
);
