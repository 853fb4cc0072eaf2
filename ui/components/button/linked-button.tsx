import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface LinkedButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  ref?: Ref<HTMLButtonElement>;
  /** The page that replaces the button without scripts. */
  href: string;
  /** The link's `target` and `rel`. */
  link?: { target?: '_blank'; rel?: string };
  /** The link's text, if it differs from the button's. */
  linkText?: ReactNode;
}

/**
 * A button for the application, and the link that replaces it while scripts are off, missing or late (architecture: rendering). The
 * link must directly follow the button, since the boot script finds it there.
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
