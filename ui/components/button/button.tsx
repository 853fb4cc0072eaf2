import type { ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'secondary';

const classOf = (look: Look): string => `${styles.button} ${styles[look]}`;

/** A button that sends the form it stands in. While it is busy it stays, and keeps the focus. */
export const SubmitButton = ({
  look = 'primary',
  isDisabled = false,
  isBusy = false,
  describedBy,
  children,
}: {
  look?: Look;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** The id of the text that says why it is disabled. */
  describedBy?: string | undefined;
  children: ReactNode;
}) => (
  <button
    type="submit"
    className={classOf(look)}
    disabled={isDisabled}
    aria-disabled={isBusy || undefined}
    aria-describedby={describedBy}
  >
    {children}
  </button>
);

/** A button that does something on the page. While it is busy it stays, and keeps the focus, but takes no press. */
export const PressButton = ({
  onPress,
  isBusy = false,
  look = 'secondary',
  children,
}: {
  onPress: () => void;
  isBusy?: boolean;
  look?: Look;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={classOf(look)}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onPress}
  >
    {children}
  </button>
);

/** A link that looks like a button: it leads to another address. */
export const ButtonLink = ({
  href,
  look = 'primary',
  label,
  children,
}: {
  href: string;
  look?: Look;
  /** The accessible name, where it must say more than the text that is seen. */
  label?: string;
  children: ReactNode;
}) => (
  <a href={href} className={classOf(look)} aria-label={label}>
    {children}
  </a>
);
