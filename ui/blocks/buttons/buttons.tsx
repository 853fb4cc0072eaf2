import type { BlockProps } from '../block-module.ts';
import type { ButtonsAttributes } from './codec.ts';
import styles from './buttons.module.css';

/** Buttons beside each other, or below each other where there is no room. */
export const Block = ({
  attributes: { layout, contentJustification },
  children,
  innerBlocks,
}: BlockProps<ButtonsAttributes>) => {
  if (innerBlocks.length === 0) return null;
  const { justifyContent, orientation } = layout ?? {
    justifyContent: contentJustification,
    orientation: 'horizontal',
  };
  return (
    <div className={`${styles.buttons} ${styles[orientation] ?? ''} ${styles[justifyContent] ?? ''}`}>
      {children}
    </div>
  );
};
