import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import type { BlockProps } from '../block-module.ts';
import type { CtaCardAttributes } from './codec.ts';
import styles from './cta-card.module.css';

/** A card with one thing to do; cards side by side are of equal height, their buttons in a line. */
export const Block = ({ attributes: { data } }: BlockProps<CtaCardAttributes>) => {
  const { heading_tag: Heading, title, description, image, button_text, url, buttonStyle, bgColor } = data;
  return (
    <div className={styles.card} data-surface={bgColor ?? 'white'}>
      <div className={styles.inside}>
        {image !== null && <Picture media={image} className={styles.image} />}
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {description !== null && <RichText html={description} />}
          <div className={styles.action}>
            <AskLink href={url} look={buttonStyle}>
              {button_text}
            </AskLink>
          </div>
        </div>
      </div>
    </div>
  );
};
