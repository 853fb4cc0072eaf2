import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './badge-list.module.css';
import { openBadges } from './open-badges.ts';

export interface BadgeLook {
  readonly key: string;
  readonly label: string;
  /** One line that says what the badge represents. */
  readonly explanation: string;
  readonly tint: 'breeze' | 'ember' | 'mist' | 'amber' | 'leaf';
  readonly icon: IconName;
  /** Where a badge leads that is a link. */
  readonly href?: string;
}

interface BadgeListTexts {
  readonly name: string;
  /** The text and the accessible name of what opens the rest. */
  readonly more: (hidden: number) => { readonly text: string; readonly label: string };
}

/** Pills with an icon and a word each, which open their explanation: two rows of them, and the rest behind a native disclosure. */
export const BadgeList = ({
  owner,
  texts,
  badges,
}: {
  /** Whose badges they are: what was opened for another is closed for the next. */
  owner: string;
  texts: BadgeListTexts;
  badges: ReadonlyArray<BadgeLook>;
}) => {
  const open = openBadges(
    badges.map(({ label }) => label),
    (hidden) => texts.more(hidden).text,
  );
  const rest = badges.slice(open);
  const more = texts.more(rest.length);
  return (
    <Pills name={texts.name} badges={badges.slice(0, open)}>
      {rest.length > 0 && (
        <li className={styles.more}>
          <details key={owner}>
            <summary className={styles.summary} aria-label={more.label}>
              <span className={styles.count}>{more.text}</span>
            </summary>
            <Pills name={more.label} badges={rest} />
          </details>
        </li>
      )}
    </Pills>
  );
};

const Pills = ({
  name,
  badges,
  children,
}: {
  name: string;
  badges: ReadonlyArray<BadgeLook>;
  /** What follows the last pill. */
  children?: ReactNode;
}) => (
  <ul className={styles.list} aria-label={name}>
    {badges.map((badge) => (
      <li key={badge.key}>
        {badge.href === undefined ? (
          <Popover button={<Pill {...badge} />} buttonClass={styles.target} label={badge.label} role="note">
            {badge.explanation}
          </Popover>
        ) : (
          <LinkedPill {...badge} href={badge.href} />
        )}
      </li>
    ))}
    {children}
  </ul>
);

const Pill = ({ label, tint, icon }: BadgeLook) => (
  <span className={`${styles.badge} ${styles[tint]}`}>
    <Icon name={icon} size={16} />
    {label}
  </span>
);

/** The explanation of a link that showed last. */
let shown: HTMLElement;
const dismiss = ({ key }: KeyboardEvent): void => {
  shown.hidden ||= key === 'Escape';
};
/** Until Escape, wherever the focus is: the pointer may be over another badge. */
const show = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  shown = currentTarget.lastElementChild as HTMLElement;
  shown.hidden = false;
  document.addEventListener('keydown', dismiss);
};

/** A link cannot open its explanation: it shows next to it on hover and focus, and is read with it. */
const LinkedPill = (badge: BadgeLook & { href: string }) => {
  const hintId = useId();
  return (
    <span className={styles.linked} onFocus={show} onPointerEnter={show}>
      <a className={styles.target} href={badge.href} aria-describedby={hintId}>
        <Pill {...badge} />
      </a>
      <span className={styles.hint} id={hintId} role="tooltip">
        {badge.explanation}
      </span>
    </span>
  );
};
