import type { BlockProps } from '../block-module.ts';
import type { SeparatorAttributes } from './codec.ts';
import styles from './separator.module.css';

const LOOKS = ['ribbon', 'wide', 'dots'] as const;

/** A change of subject: a line, or the ribbon of air (design language). */
export const Block = ({ attributes: { className } }: BlockProps<SeparatorAttributes>) => {
  const words = className?.split(/\s+/) ?? [];
  const look = LOOKS.find((name) => words.includes(`is-style-${name}`)) ?? 'short';
  return <hr className={`${styles.separator} ${styles[look]}`} />;
};
