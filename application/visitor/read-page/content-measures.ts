import { columnSpans } from '../../../domain/content/column-span.ts';
import { pictureMeasures } from '../../../domain/content/picture-measures.ts';
import { spacerSizes, spacerSizesPerDevice } from '../../../domain/content/spacer-size.ts';

/** The measures that blocks are drawn with: how wide columns are, how large pictures, how high spacers. */
export const contentMeasures = { columnSpans, pictureMeasures, spacerSizes, spacerSizesPerDevice } as const;
