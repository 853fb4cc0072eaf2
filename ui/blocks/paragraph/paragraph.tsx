import { Html } from '../../components/html/html.tsx';
import tones from '../text-tone.module.css';
import styles from './paragraph.module.css';
import type { ParagraphProps } from './view.ts';

export const Block = ({ html, align, tone }: ParagraphProps) => (
  <Html as="p" html={html} className={[styles[align], tone && tones[tone]].filter(Boolean).join(' ')} />
);
