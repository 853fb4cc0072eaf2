import { Band } from '../../components/band/band.tsx';
import { Html } from '../../components/html/html.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { sourcesOf } from '../../components/picture/picture-sources.ts';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './cover.module.css';
import type { CoverProps } from './view.ts';

/** Text on a dimmed picture, where it stays legible, or on a surface. */
export const Block = ({ image, surface, isBand, html, textTag, children }: PropsWithBlocks<CoverProps>) => {
  const words = (
    <Stack className={styles.words}>
      {html !== null && <Html as={textTag} html={html} className={styles.text} />}
      {children}
    </Stack>
  );
  return isBand ? (
    <Band surface={surface} image={image}>
      {words}
    </Band>
  ) : (
    <div className={styles.cover} data-surface={surface}>
      {image !== null && (
        <img
          className={styles.image}
          {...sourcesOf(image.srcset, 'backdrop')}
          src={image.src}
          alt=""
          loading="lazy"
        />
      )}
      {words}
    </div>
  );
};
