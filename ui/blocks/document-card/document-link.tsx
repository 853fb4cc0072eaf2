import { blockTextsIn } from '../block-texts.ts';
import { linkedDocument } from '../linked-document.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './document-card.module.css';

/** A link that tells what kind of file it leads to, and whether it opens beside this page. */
export const DocumentLink = ({
  href,
  text,
  language,
}: {
  href: string;
  text: string;
  language: SiteLanguage;
}) => {
  const { siteUrl } = useServices().site;
  const { fileType, isElsewhere } = linkedDocument(href, siteUrl);
  return (
    <a
      className={styles.link}
      href={href}
      target={isElsewhere ? '_blank' : undefined}
      rel={isElsewhere ? 'noopener' : undefined}
    >
      <Icon name={fileType === null ? 'document' : 'download'} />
      <span>
        <span className={styles.text}>{text}</span>
        {fileType !== null && <span className={styles.type}> ({fileType})</span>}
        {isElsewhere && <span className={styles.heard}>, {blockTextsIn(language).opensInNewTab}</span>}
      </span>
      {isElsewhere && <Icon name="external" size={16} />}
    </a>
  );
};
