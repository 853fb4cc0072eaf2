import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { AskLink } from '../../leads/ask-link/ask-link.tsx';
import styles from './cta-card.module.css';
import type { CtaCardProps } from './view.ts';

/** A card with one call to action. Cards side by side have equal heights and aligned buttons. */
export const Block = ({ title, titleTag: Title, description, image, surface, button }: CtaCardProps) => (
  <div className={styles.card} data-surface={surface}>
    <div className={styles.inside}>
      {image !== null && <Picture media={image} room="third" className={styles.image} />}
      <div className={styles.words}>
        {title !== null && <Title className={styles.title}>{title}</Title>}
        {description !== null && <RichText html={description} />}
        {button !== null && (
          <div className={styles.action}>
            <AskLink href={button.href} variant={button.variant}>
              {button.text}
            </AskLink>
          </div>
        )}
      </div>
    </div>
  </div>
);
