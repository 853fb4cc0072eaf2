import type { Kinds } from '../../ui/blocks/kinds.ts';
import type { BlockDefinitions } from '../../ui/blocks/load-definitions.ts';
import { CodecBlockCatalogue } from '../content/blocks/codec-block-catalogue.ts';
import { kindsOf } from '../content/blocks/kinds.ts';

export const blockCatalogue = (
  blocks: BlockDefinitions,
  site: { readonly siteUrl: string; readonly widgetHosts: ReadonlyArray<string> },
): CodecBlockCatalogue => {
  // This assignment checks that the catalogue's kinds match those that blocks use.
  const kinds: Kinds = kindsOf(site);
  return new CodecBlockCatalogue({ blocks, kinds, siteUrl: site.siteUrl });
};
