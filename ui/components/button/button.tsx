import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

/** A button that sends the form it is in. While it is busy it stays, and keeps the focus. */
export const SubmitButton = ({
  variant = 'primary',
  isDisabled = false,
  isBusy = false,
  describedBy,
  value,
  children,
}: {
  variant?: ButtonVariant;
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
    className={buttonClass(variant)}
    disabled={isDisabled}
    aria-disabled={isBusy || undefined}
    aria-describedby={describedBy}
  >
    {children}
  </button>
);

/** A button that does something on the page. While it is busy it stays, and keeps the focus, but ignores clicks. */
export const ActionButton = ({
  onClick,
  isBusy = false,
  variant = 'secondary',
  label,
  children,
}: {
  onClick: () => void;
  /** The accessible name, where it must say more than the text that is seen. */
  label?: string;
  isBusy?: boolean;
  variant?: ButtonVariant;
  children: ReactNode;
}) => (
  <button
    type="button"
    className={buttonClass(variant)}
    aria-label={label}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  >
    {children}
  </button>
);

/** A link in the style of a button: it leads to another address. */
export const ButtonLink = ({
  href,
  variant = 'primary',
  label,
  isCurrent = false,
  language,
  link,
  opens,
  onClick,
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  /** The accessible name, where it must say more than the text that is seen. */
  label?: string;
  /** Whether it leads to its own page. */
  isCurrent?: boolean;
  /** The language of what it leads to, where that is not the language of its text. */
  language?: string | undefined;
  /** Set where it opens a dialog above the page. */
  opens?: 'dialog' | undefined;
  /** Of a click; it leads to its address all the same, unless that is prevented. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Where it opens, and how this page is tied to what it leads to. */
  link?: { target: '_blank' | undefined; rel: string | undefined };
  children: ReactNode;
}) => (
  <a
    {...link}
    href={href}
    hrefLang={language}
    className={buttonClass(variant)}
    aria-label={label}
    aria-current={isCurrent ? 'page' : undefined}
    aria-haspopup={opens}
    data-held={opens && ''}
    onClick={onClick}
  >
    {children}
  </a>
);
