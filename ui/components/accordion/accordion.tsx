import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionLevel = 'h2' | 'h3' | 'h4';

/** What opens and closes below its heading, without scripts too. */
export const Accordion = ({
  heading,
  level: Heading = 'h3',
  id,
  image,
  look = '',
  startsOpen = false,
  ref,
  children,
}: {
  heading: string;
  level?: AccordionLevel;
  id?: string | undefined;
  /** Before the heading. */
  image?: ReactNode;
  /** A class that frames it. */
  look?: string | undefined;
  /** As it is drawn first; from then on it is the visitor's. */
  startsOpen?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}) => (
  // It may have been opened or closed before the application has taken it over.
  <details
    ref={ref}
    id={id}
    className={`${styles.accordion} ${look}`}
    open={startsOpen}
    suppressHydrationWarning
  >
    <summary className={styles.summary}>
      {image}
      <Heading className={styles.heading}>{heading}</Heading>
      <span className={styles.chevron}>
        <Icon name="chevron" size={24} />
      </span>
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
