import { Icon } from '../../components/icon/icon.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import styles from './document-card.module.css';
import type { DocumentLinkProps } from './view.ts';

/** A link with the type and size of its file, and a note when it opens in a new tab. */
export const DocumentLink = ({ href, text, fileType, fileSize, newTabNote }: DocumentLinkProps) => {
  const opensNewTab = newTabNote !== null;
  return (
    <a
      className={styles.link}
      href={href}
      target={opensNewTab ? '_blank' : undefined}
      rel={opensNewTab ? 'noopener' : undefined}
    >
      {fileType !== null && <Icon name="download" />}
      <span>
        <span className={styles.text}>{text}</span>{' '}
        {fileType !== null && (
          <span className={styles.type}>
            ({[fileType, fileSize].filter((part) => part !== null).join(', ')})
          </span>
        )}
        {opensNewTab && <span className={hidden.visuallyHidden}>, {newTabNote}</span>}
      </span>
      {opensNewTab ? <Icon name="external" size={16} /> : fileType === null && <Icon name="arrow-right" />}
    </a>
  );
};
