import { Band } from '../../components/band/band.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './fifty-fifty.module.css';
import type { FiftyFiftyProps } from './view.ts';

/** A picture and a text, each half the width; stacked on small screens, the picture first. */
export const Block = ({ surface, imagePosition, ...halves }: PropsWithBlocks<FiftyFiftyProps>) => {
  const { title, titleTag: Title, html, image, button, isFirst, children } = halves;
  const content = (
    <div className={classOf(image === null ? null : imagePosition)}>
      {image !== null && <Picture media={image} room="half" className={styles.image} isFirst={isFirst} />}
      <div className={styles.words}>
        {title !== null && <Title>{title}</Title>}
        {html !== null && <RichText html={html} />}
        {children}
        {button !== null && (
          <div className={styles.action}>
            <ButtonLink href={button.href}>{button.text}</ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
  return surface === null ? content : <Band surface={surface}>{content}</Band>;
};

/** Text without a picture takes the full width. */
const classOf = (imagePosition: FiftyFiftyProps['imagePosition'] | null): string | undefined => {
  if (imagePosition === null) return undefined;
  return imagePosition === 'right' ? `${styles.halves} ${styles.right}` : styles.halves;
};
