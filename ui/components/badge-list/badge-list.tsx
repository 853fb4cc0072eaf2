import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './badge-list.module.css';
import { openBadges } from './open-badges.ts';

export interface BadgeVariant {
  readonly key: string;
  readonly label: string;
  /** One line that says what the badge represents. */
  readonly explanation: string;
  readonly tint: 'breeze' | 'ember' | 'mist' | 'amber' | 'leaf';
  readonly icon: IconName;
  /** The address, if the badge is a link. */
  readonly href?: string;
}

interface BadgeListTexts {
  readonly name: string;
  /** The text and the accessible name of the control that shows the remaining badges. */
  readonly more: (hidden: number) => { readonly text: string; readonly label: string };
}

/** Pills with an icon and a label, which open their explanations. Shows up to two rows; the remaining badges are in a native disclosure. */
export const BadgeList = ({
  owner,
  texts,
  badges,
}: {
  /** Identifies the owner of the badges. When it changes, the disclosure closes. */
  owner: string;
  texts: BadgeListTexts;
  badges: ReadonlyArray<BadgeVariant>;
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
  badges: ReadonlyArray<BadgeVariant>;
  children?: ReactNode;
}) => (
  <ul className={styles.list} aria-label={name}>
    {badges.map((badge) => (
      <li key={badge.key}>
        {badge.href === undefined ? (
          <Popover
            button={<Pill badge={badge} />}
            buttonClass={styles.target}
            label={badge.label}
            role="note"
          >
            {badge.explanation}
          </Popover>
        ) : (
          <LinkedPill badge={badge} href={badge.href} />
        )}
      </li>
    ))}
    {children}
  </ul>
);

const Pill = ({ badge: { label, tint, icon } }: { badge: BadgeVariant }) => (
  <span className={`${styles.badge} ${styles[tint]}`}>
    <Icon name={icon} size={16} />
    {label}
  </span>
);

/** The explanation of a link badge that was shown last. */
let shown: HTMLElement;
const dismiss = ({ key }: KeyboardEvent): void => {
  shown.hidden ||= key === 'Escape';
};
/** Listens on the document, since Escape must close it even if the focus is elsewhere and the pointer is on another badge. */
const show = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  shown = currentTarget.lastElementChild as HTMLElement;
  shown.hidden = false;
  document.addEventListener('keydown', dismiss);
};

/**
 * A link badge can't open its explanation on click. The explanation appears on hover and focus, and screen readers read it with the
 * link.
 */
const LinkedPill = ({ badge, href }: { badge: BadgeVariant; href: string }) => {
  const hintId = useId();
  return (
    <span className={styles.linked} onFocus={show} onPointerEnter={show}>
      <a className={styles.target} href={href} aria-describedby={hintId}>
        <Pill badge={badge} />
      </a>
      <span className={styles.hint} id={hintId} role="tooltip">
        {badge.explanation}
      </span>
    </span>
  );
};
