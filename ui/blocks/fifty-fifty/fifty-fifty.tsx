import { Band } from '../../components/band/band.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BlockProps } from '../block-module.ts';
import type { FiftyFiftyAttributes } from './codec.ts';
import styles from './fifty-fifty.module.css';

/** A picture and a text, half the width each; one below the other on small screens, the picture first. */
export const Block = ({
  attributes: { data },
  isFirst,
  children,
}: BlockProps<FiftyFiftyAttributes> & { isFirst: boolean }) => {
  const { title, heading_tag: Heading, content, image, button_text, button_url, backgroundColor } = data;
  const halves = (
    <div className={`${styles.halves} ${data.image_position === 'right' ? styles.right : ''}`}>
      <Picture media={image} className={styles.image} isFirst={isFirst} />
      <div className={styles.words}>
        {title !== null && <Heading>{title}</Heading>}
        {content !== null && <RichText html={content} />}
        {children}
        {button_text !== null && button_url !== null && (
          <div className={styles.action}>
            <ButtonLink href={button_url}>{button_text}</ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
  return backgroundColor === null ? halves : <Band surface={backgroundColor}>{halves}</Band>;
};
