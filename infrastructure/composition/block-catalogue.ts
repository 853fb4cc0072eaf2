import { BLOCKS } from '../../ui/blocks/registry.ts';
import { CodecBlockCatalogue, type BlockCodec } from '../content/codec-block-catalogue.ts';
import { kindsOf } from '../content/kinds.ts';

/** The catalogue of all registered blocks, out of the codecs in their folders. */
export const blockCatalogue = async (site: {
  readonly siteUrl: string;
  readonly widgetHosts: ReadonlyArray<string>;
}): Promise<CodecBlockCatalogue> => {
  const codecs = await Promise.all(
    Object.entries(BLOCKS).map(async ([name, { folder }]): Promise<readonly [string, BlockCodec]> => {
      const codec: BlockCodec = await import(`../../ui/blocks/${folder}/codec.ts`);
      return [name, codec];
    }),
  );
  return new CodecBlockCatalogue({ codecs: new Map(codecs), kinds: kindsOf(site) });
};
