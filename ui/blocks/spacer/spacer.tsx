import { contentMeasures } from '../../../application/visitor/read-page/content-measures.ts';
import type { BlockProps } from '../block-module.ts';
import type { SpacerAttributes } from './codec.ts';
import styles from './spacer.module.css';

const sizesOf = ({ height, savedStyle, data }: SpacerAttributes) => {
  const written = [data?.size_mobile, data?.size_tablet, data?.size_desktop];
  const [mobile = null, tablet = null, desktop = null] = written;
  return written.every((size) => size == null)
    ? contentMeasures.spacerSizes(height ?? savedStyle)
    : contentMeasures.spacerSizesPerDevice({ mobile, tablet, desktop });
};

/**
 * Room between two blocks, one height for each kind of device (specification, section 3), with a ribbon at its sides where
 * it has one. Empty pictures hold it open: their height is an attribute, which needs no style of its own.
 */
export const Block = ({ attributes }: BlockProps<SpacerAttributes>) => {
  const { mobile, tablet, desktop } = sizesOf(attributes);
  const { left_class: left = 'none', right_class: right = 'none' } = attributes.data ?? {};
  return (
    <div className={styles.spacer} aria-hidden="true">
      <svg className={styles.mobile} width="1" height={mobile} />
      <svg className={styles.tablet} width="1" height={tablet} />
      <svg className={styles.desktop} width="1" height={desktop} />
      {left !== 'none' && <span className={`${styles.left} ${styles[left]}`} />}
      {right !== 'none' && <span className={`${styles.right} ${styles[right]}`} />}
    </div>
  );
};
