import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './badge-list.module.css';

export interface BadgeLook {
  readonly key: string;
  readonly label: string;
  readonly tint: 'breeze' | 'ember' | 'mist' | 'amber' | 'leaf';
  readonly icon: IconName;
}

interface BadgeListTexts {
  readonly name: string;
  /** The text and the accessible name of what opens the rest. */
  readonly more: (hidden: number) => { readonly text: string; readonly label: string };
}

/** So many badges stand openly (design language, section 5). */
const SHOWN = 3;

/** Pills with an icon and a word each: three, and the rest behind a native disclosure. */
export const BadgeList = ({ texts, badges }: { texts: BadgeListTexts; badges: ReadonlyArray<BadgeLook> }) => {
  const rest = badges.slice(SHOWN);
  const more = texts.more(rest.length);
  return (
    <div className={styles.badges}>
      <Pills name={texts.name} badges={badges.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary} aria-label={more.label}>
            {more.text}
          </summary>
          <Pills name={more.label} badges={rest} />
        </details>
      )}
    </div>
  );
};

const Pills = ({ name, badges }: { name: string; badges: ReadonlyArray<BadgeLook> }) => (
  <ul className={styles.list} aria-label={name}>
    {badges.map(({ key, label, tint, icon }) => (
      <li key={key} className={`${styles.badge} ${styles[tint]}`}>
        <Icon name={icon} size={16} />
        {label}
      </li>
    ))}
  </ul>
);
