import { Icon } from '../../components/icon/icon.tsx';
import styles from './file-list.module.css';
import type { AccordionFile } from './view.ts';

/** The documents of an accordion, each with a note on its type and size. */
export const FileList = ({ files }: { files: ReadonlyArray<AccordionFile> }) => (
  <ul className={styles.files}>
    {files.map(({ title, href, note, opensNewTab }) => (
      <li key={href}>
        <a
          className={styles.file}
          href={href}
          target={opensNewTab ? '_blank' : undefined}
          rel={opensNewTab ? 'noopener' : undefined}
        >
          <Icon name="document" size={24} />
          <span>
            {title}
            {note !== '' && <span className={styles.note}> ({note})</span>}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
