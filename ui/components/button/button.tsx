import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

/** A button that submits its form. While busy, it stays enabled and keeps the focus. */
export const SubmitButton = ({
  variant = 'primary',
  isDisabled = false,
  isBusy = false,
  describedBy,
  value,
  form,
  children,
}: {
  variant?: ButtonVariant;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** The id of the text that explains why the button is disabled. */
  describedBy?: string | undefined;
  /** The submitted value, for forms with several submit buttons. */
  value?: string;
  /** The id of the form, if the button is outside it. */
  form?: string;
  children: ReactNode;
}) => (
  <button
    type="submit"
    value={value}
    form={form}
    className={buttonClass(variant)}
    disabled={isDisabled}
    aria-disabled={isBusy || undefined}
    aria-describedby={describedBy}
  >
    {children}
  </button>
);

/** A button for an action on the page. While busy, it keeps the focus but ignores clicks. */
export const ActionButton = ({
  onClick,
  isBusy = false,
  variant = 'secondary',
  label,
  children,
}: {
  onClick: () => void;
  /** The accessible name, if the visible text isn't enough. */
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

/** A link that looks like a button. */
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
  /** The accessible name, if the visible text isn't enough. */
  label?: string;
  /** Whether the link points to the page it is on. */
  isCurrent?: boolean;
  /** The language of the linked page, if it differs from the language of the text. */
  language?: string | undefined;
  /** Set if a click opens a dialog above the page. */
  opens?: 'dialog' | undefined;
  /** The click handler. The link is still followed unless the handler prevents it. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The link's `target` and `rel`. */
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
