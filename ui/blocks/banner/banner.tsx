import { Band } from '../../components/band/band.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import styles from './banner.module.css';
import type { BannerProps } from './view.ts';

/** A short text across the full width of the page, on a color or over a picture. */
export const Block = ({
  title,
  titleTag: Title,
  description,
  button,
  image,
  surface,
  align,
}: BannerProps) => (
  <Band surface={surface} image={image}>
    <div className={`${styles.words} ${styles[align]}`}>
      {title !== null && <Title>{title}</Title>}
      {description !== null && <RichText className={styles.lead} html={description} />}
      {button !== null && (
        <div className={styles.action}>
          <AskLink href={button.href}>{button.text}</AskLink>
        </div>
      )}
    </div>
  </Band>
);
