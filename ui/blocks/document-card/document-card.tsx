import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { DocumentCardAttributes } from './codec.ts';
import styles from './document-card.module.css';
import { DocumentLink } from './document-link.tsx';

/** A document in one or two forms (specification, section 3: document card). */
export const Block = ({ attributes: { data }, page }: BlockProps<DocumentCardAttributes>) => {
  const { header, subtext } = data;
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        {header !== null && <Html as="h3" html={header} />}
        {subtext !== null && <Html as="p" html={subtext} className={styles.subtext} />}
      </div>
      <ul className={styles.links}>
        {data.download_link_1 !== null && (
          <li>
            <DocumentLink href={data.download_link_1} text={data.download_text_1} language={page.language} />
          </li>
        )}
        {data.download_link_2 !== null && (
          <li>
            <DocumentLink href={data.download_link_2} text={data.download_text_2} language={page.language} />
          </li>
        )}
      </ul>
    </div>
  );
};
