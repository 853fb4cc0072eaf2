import type { Kinds } from '../../ui/blocks/kinds.ts';
import type { BlockDefinitions } from '../../ui/blocks/load-definitions.ts';
import { CodecBlockCatalogue } from '../content/blocks/codec-block-catalogue.ts';
import { kindsOf } from '../content/blocks/kinds.ts';

/** The catalogue of blocks by their definitions. */
export const blockCatalogue = (
  blocks: BlockDefinitions,
  site: { readonly siteUrl: string; readonly widgetHosts: ReadonlyArray<string> },
): CodecBlockCatalogue => {
  // Compared here, since blocks and the catalogue each know their own side of it.
  const kinds: Kinds = kindsOf(site);
  return new CodecBlockCatalogue({ blocks, kinds });
};
