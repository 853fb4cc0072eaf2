import { ButtonLink } from '../../components/button/button.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import styles from './button.module.css';
import type { ButtonProps } from './view.ts';

/** A link in the style of a button, filled or outlined; without an address, plain text. */
export const Block = ({ text, href, rel, newTabNote, variant, align }: ButtonProps) => (
  <div className={styles[align]}>
    {href === null ? (
      <p>{text}</p>
    ) : (
      <ButtonLink
        href={href}
        link={{ target: newTabNote === null ? undefined : '_blank', rel: rel ?? undefined }}
        variant={variant === 'outlined' ? 'secondary' : 'primary'}
      >
        {text}
        {newTabNote !== null && <span className={hidden.visuallyHidden}> ({newTabNote})</span>}
      </ButtonLink>
    )}
  </div>
);
