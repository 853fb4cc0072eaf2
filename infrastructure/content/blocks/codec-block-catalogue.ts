import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Errors } from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { BlockCatalogue, BlockView, DecodedBlock } from '../../../application/ports/block-catalogue.ts';
import type { AttributeSources } from '../../../domain/content/attribute-source.ts';
import { renderedName, type Block } from '../../../domain/content/block.ts';
import { wholeParts, type BlockParts } from '../../../domain/content/block-parts.ts';
import type { BlockNeed, BlockWidth, ViewContext } from '../../../domain/content/block-view.ts';
import type { BlockWarning } from '../../../domain/content/block-warning.ts';
import type { Kinds } from '../../../domain/content/kinds.ts';
import { expandRepeaters } from './acf-fields.ts';
import { sourcedAttributes } from './attribute-sources.ts';
import { firstFault } from './faults.ts';
import { specialWarning } from './special-warnings.ts';

/** What the catalogue asks of a block's definition: its attributes and props are known to the block alone. */
export interface CataloguedBlock {
  codec(kinds: Kinds<typeof URI>): AttributesDecoder;
  view(attributes: object, context: ViewContext): object | null;
  readonly width?: BlockWidth | ((attributes: object) => BlockWidth);
  warnings?(attributes: object, name: string): ReadonlyArray<BlockWarning>;
  isTitle?(attributes: object): boolean;
  readonly sources?: AttributeSources;
  readonly parts?: BlockParts;
  readonly needs?: ReadonlyArray<BlockNeed>;
  readonly linksTo?: ReadonlyArray<string>;
}

interface AttributesDecoder {
  readonly decode: (given: unknown) => E.Either<Errors, object>;
}

interface Entry {
  readonly block: CataloguedBlock;
  readonly decoder: AttributesDecoder;
}

type Fields = Readonly<Record<string, unknown>>;

/** Decodes blocks with the codecs of their folders. */
export class CodecBlockCatalogue implements BlockCatalogue {
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(given: {
    /** By the names of the blocks that render. */
    readonly blocks: ReadonlyMap<string, CataloguedBlock>;
    readonly kinds: Kinds<typeof URI>;
  }) {
    this.entries = new Map(
      [...given.blocks].map(([name, block]) => [name, { block, decoder: block.codec(given.kinds) }]),
    );
  }

  readonly decode = (block: Block): E.Either<BlockWarning, DecodedBlock> => {
    const name = renderedName(block.name);
    const entry = this.entries.get(name);
    if (entry === undefined) return E.left({ _tag: 'UnknownBlock', name: block.name });
    return pipe(
      entry.decoder.decode(givenOf(block, entry.block.sources ?? {})),
      E.bimap(
        (errors) => warningOf(name, block.name, errors),
        (attributes) => decodedBlock(block, attributes, entry.block),
      ),
    );
  };
}

const decodedBlock = (block: Block, decoded: object, definition: CataloguedBlock): DecodedBlock => {
  const { attributes, warnings } = wholeParts(block.name, decoded, definition.parts ?? {});
  return {
    attributes,
    warnings: [...warnings, ...(definition.warnings?.(attributes, block.name) ?? [])],
    needs: definition.needs ?? [],
    linksTo: definition.linksTo ?? null,
    view: (context): BlockView => ({
      props: definition.view(attributes, context),
      width: widthOf(attributes, block.attributes['align'], definition),
      isTitle: definition.isTitle?.(attributes) === true,
    }),
  };
};

/** How wide a block stands: as its editor asks, else as the block says. */
const widthOf = (attributes: object, align: unknown, { width = 'content' }: CataloguedBlock): BlockWidth => {
  if (align === 'full') return 'full';
  const own = typeof width === 'function' ? width(attributes) : width;
  return align === 'wide' && own === 'text' ? 'content' : own;
};

const warningOf = (rendered: string, name: string, errors: Errors): BlockWarning => {
  const { path, expected } = firstFault(errors);
  const special = specialWarning(rendered, path);
  return special === null ? { _tag: 'WrongAttributes', name, path, expected } : { ...special, name };
};

/** What a codec is given: the block's attributes, completed from its saved html, and the name that it came by. */
const givenOf = (block: Block, sources: AttributeSources): Fields => ({
  originalName: block.name,
  ...withoutEmpty(sourcedAttributes(block.originalContent, sources), block.attributes),
  ...(block.name.startsWith('acf/') && { data: dataOf(block.attributes['data']) }),
  ...(block.mediaData !== undefined && block.mediaData !== null && { mediaData: block.mediaData }),
});

/** The attributes as they are given; where nothing is given, what stands in the saved html. */
const withoutEmpty = (sourced: Fields, given: Fields): Fields => ({
  ...given,
  ...Object.fromEntries(Object.entries(sourced).filter(([name]) => isEmpty(given[name]))),
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const dataOf = (data: unknown): unknown => {
  if (isEmpty(data)) return {};
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? expandRepeaters({ ...data })
    : data;
};
