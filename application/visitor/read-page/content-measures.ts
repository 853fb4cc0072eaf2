import { pictureMeasures } from '../../../domain/content/picture-measures.ts';
import { spacerSizes, spacerSizesPerDevice } from '../../../domain/content/spacer-size.ts';

/** The measures that blocks are drawn with: how large pictures are, how high spacers. */
export const contentMeasures = { pictureMeasures, spacerSizes, spacerSizesPerDevice } as const;
