import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** A button that sends the form it stands in. While it is busy it stays, and keeps the focus. */
export const SubmitButton = ({
  look = 'primary',
  isDisabled = false,
  isBusy = false,
  describedBy,
  value,
  children,
}: {
  look?: ButtonLook;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** The id of the text that says why it is disabled. */
  describedBy?: string | undefined;
  /** What it says, where a form has several. */
  value?: string;
  children: ReactNode;
}) => (
  <button
    type="submit"
    value={value}
    className={buttonClass(look)}
    disabled={isDisabled}
    aria-disabled={isBusy || undefined}
    aria-describedby={describedBy}
  >
    {children}
  </button>
);

/** A button that does something on the page. While it is busy it stays, and keeps the focus, but ignores clicks. */
export const PressButton = ({
  onPress,
  isBusy = false,
  look = 'secondary',
  children,
}: {
  onPress: () => void;
  isBusy?: boolean;
  look?: ButtonLook;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={buttonClass(look)}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onPress}
  >
    {children}
  </button>
);

/** A link in the style of a button: it leads to another address. */
export const ButtonLink = ({
  href,
  look = 'primary',
  label,
  isCurrent = false,
  language,
  link,
  opens,
  onPress,
  children,
}: {
  href: string;
  look?: ButtonLook;
  /** The accessible name, where it must say more than the text that is seen. */
  label?: string;
  /** Whether it leads to the page that it stands on. */
  isCurrent?: boolean;
  /** The language of what it leads to, where that is not the language of its text. */
  language?: string | undefined;
  /** Set where it opens a dialog above the page. */
  opens?: 'dialog' | undefined;
  /** Of a click; it leads to its address all the same, unless that is prevented. */
  onPress?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Where it opens, and how this page is tied to what it leads to. */
  link?: { target: '_blank' | undefined; rel: string | undefined };
  children: ReactNode;
}) => (
  <a
    {...link}
    href={href}
    hrefLang={language}
    className={buttonClass(look)}
    aria-label={label}
    aria-current={isCurrent ? 'page' : undefined}
    aria-haspopup={opens}
    onClick={onPress}
  >
    {children}
  </a>
);
