import { blockTextsIn } from '../../../application/visitor/read-page/block-texts.ts';
import { linkedDocument } from '../../../application/visitor/read-page/linked-document.ts';
import type { SiteLanguage } from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import type { AccordionAttributes } from './codec.ts';
import styles from './file-list.module.css';

/** The documents of an accordion (specification, section 3: files), each with what it is. */
export const FileList = ({
  files,
  language,
}: {
  files: AccordionAttributes['data']['files'];
  language: SiteLanguage;
}) => {
  const { siteUrl } = useServices().site;
  return (
    <ul className={styles.files}>
      {files.map(({ fileLink, fileTitle }) => {
        const { fileType, isElsewhere } = linkedDocument(fileLink, siteUrl);
        const told = [fileType, isElsewhere ? blockTextsIn(language).opensInNewTab : null].filter(Boolean);
        return (
          <li key={fileLink}>
            <a
              className={styles.file}
              href={fileLink}
              target={isElsewhere ? '_blank' : undefined}
              rel={isElsewhere ? 'noopener' : undefined}
            >
              <Icon name="document" size={24} />
              <span>
                {fileTitle}
                {told.length > 0 && <span className={styles.told}> ({told.join(', ')})</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
