import type { SpacerAttributes } from './codec.ts';
import { spacerSizes, spacerSizesPerDevice, type SpacerSizes } from './spacer-size.ts';

/** The ribbon of air in the middle, or at the lower edge. */
type Ribbon = 'ribbon' | 'ribbon-low';

/** Space between two blocks, with one height per device (specification, section 3). */
export const view = (attributes: SpacerAttributes) => ({
  sizes: sizesOf(attributes),
  /** The ribbon at the left side; null: none. */
  left: ribbonOf(attributes.data?.left_class),
  right: ribbonOf(attributes.data?.right_class),
});

export type SpacerProps = ReturnType<typeof view>;

const sizesOf = ({ height, savedStyle, data }: SpacerAttributes): SpacerSizes => {
  const written = [data?.size_mobile, data?.size_tablet, data?.size_desktop];
  const [mobile = null, tablet = null, desktop = null] = written;
  return written.every((size) => size == null)
    ? spacerSizes(height ?? savedStyle)
    : spacerSizesPerDevice({ mobile, tablet, desktop });
};

const ribbonOf = (side: Ribbon | 'none' = 'none'): Ribbon | null => (side === 'none' ? null : side);
