import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Errors } from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { BlockCatalogue } from '../../application/ports/block-catalogue.ts';
import type { AttributeSources } from '../../domain/content/attribute-source.ts';
import { drawnName, type Block } from '../../domain/content/block.ts';
import { wholeParts, type BlockParts, type WholeParts } from '../../domain/content/block-parts.ts';
import type { BlockWarning } from '../../domain/content/block-warning.ts';
import type { Kinds } from '../../domain/content/kinds.ts';
import { unflattened } from './acf-fields.ts';
import { sourcedAttributes } from './attribute-sources.ts';
import { firstFault } from './faults.ts';
import { specialWarning } from './special-warnings.ts';

/** What the `codec.ts` of a block exports. */
export interface BlockCodec {
  readonly codec: (kinds: Kinds<typeof URI>) => AttributesDecoder;
  /** Where its attributes stand in the saved html, if they do. */
  readonly sources?: AttributeSources;
  /** What of it is left out where it is half written. */
  readonly parts?: BlockParts;
}

interface AttributesDecoder {
  readonly decode: (given: unknown) => E.Either<Errors, object>;
}

interface Entry {
  readonly decoder: AttributesDecoder;
  readonly sources: AttributeSources;
  readonly parts: BlockParts;
}

type Fields = Readonly<Record<string, unknown>>;

/** Decodes blocks with the codecs of their folders. */
export class CodecBlockCatalogue implements BlockCatalogue {
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(given: {
    /** By the names under which blocks are drawn. */
    readonly codecs: ReadonlyMap<string, BlockCodec>;
    readonly kinds: Kinds<typeof URI>;
  }) {
    this.entries = new Map(
      [...given.codecs].map(([name, { codec, sources = {}, parts = {} }]) => [
        name,
        { decoder: codec(given.kinds), sources, parts },
      ]),
    );
  }

  readonly attributesOf = (block: Block): E.Either<BlockWarning, WholeParts> => {
    const name = drawnName(block.name);
    const entry = this.entries.get(name);
    if (entry === undefined) return E.left({ _tag: 'UnknownBlock', name: block.name });
    return pipe(
      entry.decoder.decode(givenOf(block, entry.sources)),
      E.bimap(
        (errors) => warningOf(name, block.name, errors),
        (attributes) => wholeParts(block.name, attributes, entry.parts),
      ),
    );
  };
}

const warningOf = (drawn: string, name: string, errors: Errors): BlockWarning => {
  const { path, expected } = firstFault(errors);
  const special = specialWarning(drawn, path);
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
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? unflattened({ ...data }) : data;
};
