import type { ReactNode } from 'react';
import styles from './hero-words.module.css';

/** What a hero says: a small label, its headline, one lead line; `children` are below. Parts that are null are left out. */
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
  /** `display` is for the first page (design language, section 3). */
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

/** The ways that a hero offers, side by side; one below the other where they do not fit. */
export const HeroActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
