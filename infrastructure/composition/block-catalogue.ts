import type { BlockDefinitions } from '../../ui/blocks/load-definitions.ts';
import { CodecBlockCatalogue } from '../content/blocks/codec-block-catalogue.ts';
import { kindsOf } from '../content/blocks/kinds.ts';

/** The catalogue of blocks by their definitions. */
export const blockCatalogue = (
  blocks: BlockDefinitions,
  site: { readonly siteUrl: string; readonly widgetHosts: ReadonlyArray<string> },
): CodecBlockCatalogue => new CodecBlockCatalogue({ blocks, kinds: kindsOf(site) });
