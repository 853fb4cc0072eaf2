import { Html } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import styles from './file.module.css';
import type { FileProps } from './view.ts';

/** A link that opens a file, with an optional download button. */
export const Block = (props: FileProps) => {
  const { href, fileType, newTabNote, button } = props;
  if (href === null)
    return (
      <p className={styles.file}>
        <Name {...props} />
      </p>
    );
  return (
    <div className={styles.file}>
      <a
        className={styles.link}
        href={href}
        target={newTabNote === null ? undefined : '_blank'}
        rel={newTabNote === null ? undefined : 'noopener'}
      >
        <Icon name="document" />
        <span>
          <span className={styles.name}>
            <Name {...props} />
          </span>
          {fileType !== null && <span className={styles.type}> ({fileType})</span>}
          {newTabNote !== null && <span className={hidden.visuallyHidden}>, {newTabNote}</span>}
        </span>
      </a>
      {button !== null && (
        <a className={styles.button} href={href} download>
          <Icon name="download" />
          {button.html === null ? <span>{button.text}</span> : <Html as="span" html={button.html} />}
          <span className={hidden.visuallyHidden}>
            : <Name {...props} />
          </span>
        </a>
      )}
    </div>
  );
};

const Name = ({ name, plainName }: Pick<FileProps, 'name' | 'plainName'>) =>
  name === null ? plainName : <Html as="span" html={name} />;
