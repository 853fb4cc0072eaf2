import type { ReactNode } from 'react';
import styles from './hero-words.module.css';

/** The texts of a hero: eyebrow, headline, lead, then `children`. Null parts are left out. */
export const HeroWords = ({
  eyebrow = null,
  heading,
  tag: Heading,
  size = 'page',
  lead,
  children,
}: {
  eyebrow?: string | null;
  heading: string | null;
  tag: 'h1' | 'h2';
  /** `display` is for the home page (design language, section 3). */
  size?: 'page' | 'display';
  lead: string | null;
  children?: ReactNode;
}) => (
  <>
    {eyebrow !== null && <p className={styles.eyebrow}>{eyebrow}</p>}
    {heading !== null && <Heading className={styles[size]}>{heading}</Heading>}
    {lead !== null && <p className={styles.lead}>{lead}</p>}
    {children}
  </>
);

/** The actions of a hero, side by side, or stacked if they don't fit. */
export const HeroActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
