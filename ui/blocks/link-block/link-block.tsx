import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import card from '../../components/card/card.module.css';
import { sourcesOf } from '../../components/picture/picture-sources.ts';
import styles from './link-block.module.css';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { LinkBlockProps } from './view.ts';

/** A tile that is one link: a click anywhere on it follows the link. */
export const Block = ({
  title,
  titleTag: Title,
  href,
  description,
  image,
  icon,
  linkText,
}: LinkBlockProps) => {
  const id = useId();
  const [titleId, moreId] = [`${id}-title`, `${id}-more`];
  return (
    <div className={`${card.card} ${styles.tile}`}>
      {image !== null && (
        <img
          className={isWide(image) ? styles.image : `${styles.image} ${styles.whole}`}
          {...sourcesOf(image.srcset, 'third')}
          src={image.src}
          alt={image.alt}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          loading="lazy"
        />
      )}
      <div className={`${card.words} ${styles.words}`}>
        {icon !== null && (
          <img className={styles.icon} src={icon.src} alt={icon.alt} width={48} height={48} loading="lazy" />
        )}
        {title !== null && (
          <Title className={card.title}>
            {href === null ? (
              title
            ) : (
              <a
                id={titleId}
                className={card.link}
                href={href}
                aria-labelledby={linkText === null ? undefined : `${titleId} ${moreId}`}
              >
                {title}
              </a>
            )}
          </Title>
        )}
        {description !== null && <p className={styles.description}>{description}</p>}
        {href !== null && title !== null && (
          <p className={styles.more}>
            {linkText !== null && <span id={moreId}>{linkText}</span>}
            <Icon name="arrow-right" />
          </p>
        )}
      </div>
    </div>
  );
};

/** Whether a picture is wide enough to fill a 16:9 box; pictures of unknown size count as wide. */
const isWide = ({ width, height }: Media): boolean =>
  width === null || height === null || width / height >= 1.25;
