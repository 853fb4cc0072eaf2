import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface LinkedButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  ref?: Ref<HTMLButtonElement>;
  /** The page that does the same without scripts. */
  href: string;
  /** How that page opens, and how this one is tied to it. */
  link?: { target?: '_blank'; rel?: string };
  /** The text of the link, where it is not that of the button. */
  linkText?: ReactNode;
}

/**
 * A button that the application answers, and the link that replaces it: where scripts are off, where they cannot be fetched, and
 * while they are late (architecture: rendering). The link follows the button, which is how the boot script finds it.
 */
export const LinkedButton = ({ href, link, linkText, children, ...button }: LinkedButtonProps) => (
  <>
    <button {...button} type="button" data-scripted="">
      {children}
    </button>
    <a {...link} className={button.className} href={href} data-unscripted="">
      {linkText ?? children}
    </a>
  </>
);
