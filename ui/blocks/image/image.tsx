import { useState } from 'react';
import { contentLink } from '../../../application/visitor/read-page/content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ImageAttributes } from './codec.ts';
import styles from './image.module.css';
import { Picture } from './picture.tsx';

/** A picture with its caption, which may lead somewhere; one that does not load is taken away (specification, section 8). */
export const Block = ({ attributes, page }: BlockProps<ImageAttributes>) => {
  const { caption, href, linkTarget, rel, align, alt, url } = attributes;
  const { site, watchBlocks } = useServices();
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return null;
  const picture = (
    <Picture
      attributes={attributes}
      onFail={() => {
        setFailed(true);
        watchBlocks.failedImage('core/image');
      }}
    />
  );
  return (
    <figure className={`${styles.figure} ${styles[align] ?? ''}`}>
      {href === null ? (
        picture
      ) : (
        <a
          className={styles.link}
          {...contentLink({ href, target: linkTarget, rel }, site.siteUrl)}
          // A picture that only decorates says nothing of where it leads.
          aria-label={(alt ?? url.alt) === '' ? coreBlockTextsIn(page.language).open(href) : undefined}
        >
          {picture}
        </a>
      )}
      {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
    </figure>
  );
};
