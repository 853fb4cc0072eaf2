import { Html } from '../../components/html/html.tsx';
import styles from './document-card.module.css';
import { DocumentLink } from './document-link.tsx';
import type { DocumentCardProps } from './view.ts';

/** A document with one or two links. */
export const Block = ({ header, subtext, links }: DocumentCardProps) => (
  <div className={styles.card}>
    <div className={styles.words}>
      {header !== null && <Html as="h3" html={header} />}
      {subtext !== null && <Html as="p" html={subtext} className={styles.subtext} />}
    </div>
    {links.length > 0 && (
      <ul className={styles.links}>
        {links.map((link, i) => (
          <li key={i}>
            <DocumentLink {...link} />
          </li>
        ))}
      </ul>
    )}
  </div>
);
