import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { BlockProps } from '../block-module.ts';
import type { LinkBlockAttributes } from './codec.ts';
import styles from './link-block.module.css';

/** A tile that is one link: pressing it anywhere follows it (specification, section 1: link blocks). */
export const Block = ({ attributes: { data } }: BlockProps<LinkBlockAttributes>) => {
  const { title, description, image, icon, url, link_text, heading_tag: Heading } = data;
  const id = useId();
  const [titleId, moreId] = [`${id}-title`, `${id}-more`];
  return (
    <div className={styles.tile}>
      {image !== null && (
        <img
          className={styles.image}
          src={image.src}
          alt={image.alt}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        {icon !== null && (
          <img className={styles.icon} src={icon.src} alt={icon.alt} width={48} height={48} loading="lazy" />
        )}
        <Heading className={styles.title}>
          <a
            id={titleId}
            className={styles.link}
            href={url}
            aria-labelledby={link_text === null ? undefined : `${titleId} ${moreId}`}
          >
            {title}
          </a>
        </Heading>
        {description !== null && <p className={styles.description}>{description}</p>}
        <p className={styles.more}>
          {link_text !== null && <span id={moreId}>{link_text}</span>}
          <Icon name="arrow-right" />
        </p>
      </div>
    </div>
  );
};
