import { Html } from '../../components/html/html.tsx';
import tones from '../text-tone.module.css';
import styles from './heading.module.css';
import type { HeadingProps } from './view.ts';

export const Block = ({ tag, html, align, tone }: HeadingProps) => (
  <Html
    as={tag}
    html={html}
    className={[styles[tag], styles[align], tone && tones[tone]].filter(Boolean).join(' ')}
  />
);
