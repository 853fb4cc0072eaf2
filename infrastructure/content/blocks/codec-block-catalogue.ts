import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Decoder, Errors } from 'io-ts';
import type {
  BlockCatalogue,
  BlockView,
  DecodedBlock,
} from '../../../application/ports/content/block-catalogue.ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import { renderedName, type Block } from '../../../domain/content/blocks/block.ts';
import { completeParts, type BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import type { BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { BlockWarning } from '../../../domain/content/blocks/block-warning.ts';
import { isRecord } from '../../wire/json-values.ts';
import { expandRepeaters } from './acf-fields.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { sourcedAttributes } from './attribute-sources.ts';
import { firstFault, type Fault } from './faults.ts';
import type { Kinds } from './kinds.ts';
import { collecting } from './left-out.ts';
import { pieceOf } from './reusable-blocks.ts';
import { hasSavedContent } from './saved-content.ts';

/** The part of a block's definition that the catalogue uses. Only the block knows the types of its attributes and props. */
export interface CataloguedBlock {
  codec(kinds: Kinds): Decoder<unknown, object>;
  view(attributes: object, context: ViewContext): object | null;
  readonly width?: BlockWidth | ((attributes: object) => BlockWidth);
  warnings?(attributes: object, name: string): ReadonlyArray<BlockWarning>;
  isTitle?(attributes: object): boolean;
  readonly sources?: AttributeSources;
  readonly parts?: BlockParts;
  readonly holdsBlocks?: true;
  readonly needs?: ReadonlyArray<Need>;
  readonly linksTo?: ReadonlyArray<string>;
}

interface Entry {
  readonly block: CataloguedBlock;
  readonly decoder: Decoder<unknown, object>;
}

type Fields = Readonly<Record<string, unknown>>;

const NO_PARTS: BlockParts = { buttons: [] };

/** Decodes blocks with the codecs of their folders. */
export class CodecBlockCatalogue implements BlockCatalogue {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly addresses: Addresses;

  constructor(given: {
    /** The definitions by block name. */
    readonly blocks: ReadonlyMap<string, CataloguedBlock>;
    readonly kinds: Kinds;
    readonly siteUrl: string;
  }) {
    this.addresses = addressesOf(given.siteUrl);
    this.entries = new Map(
      [...given.blocks].map(([name, block]) => [name, { block, decoder: block.codec(given.kinds) }]),
    );
  }

  readonly decode = (block: Block): E.Either<BlockWarning, DecodedBlock> => {
    const name = renderedName(block.name);
    const entry = this.entries.get(name);
    if (entry === undefined) return E.left(unknown(block));
    const given = givenOf(block, entry.block.sources ?? {});
    const { result, leftOut } = collecting(entry.decoder, given, []);
    const faults = [...wrongData(block), ...leftOut];
    return pipe(
      result,
      E.bimap(
        (errors) => warningOf(name, block.name, errors),
        (attributes) => ({
          ...decodedBlock(block, attributes, faults, entry.block),
          isWhole: this.isWhole(block, attributes),
        }),
      ),
    );
  };

  private isWhole({ name, originalContent }: Block, attributes: object): boolean {
    return (
      HTML_BLOCKS.has(renderedName(name)) || hasSavedContent(originalContent, attributes, this.addresses)
    );
  }
}

/** Blocks of WordPress's own that are html, and show all of it that is safe. */
const HTML_BLOCKS: ReadonlySet<string> = new Set(['core/html', 'core/freeform']);

const decodedBlock = (
  block: Block,
  decoded: object,
  leftOut: ReadonlyArray<Fault>,
  definition: CataloguedBlock,
): Omit<DecodedBlock, 'isWhole'> => {
  const { name } = block;
  const { attributes, warnings } = completeParts(name, decoded, definition.parts ?? NO_PARTS);
  const said = [...warnings, ...(definition.warnings?.(attributes, name) ?? [])];
  // Reports a link without an address only once.
  const clicks = said.flatMap((warning) => (warning._tag === 'UntrackedClick' ? [warning.path] : []));
  const others = leftOut.filter(({ path }) => !clicks.includes(path));
  return {
    attributes,
    warnings: [...others.map((fault): BlockWarning => ({ _tag: 'LeftOutPart', name, ...fault })), ...said],
    holdsBlocks: definition.holdsBlocks === true,
    needs: definition.needs ?? [],
    linksTo: definition.linksTo ?? null,
    view: (context): BlockView => ({
      props: definition.view(attributes, context),
      width: widthOf(attributes, block.attributes['align'], definition),
      isTitle: definition.isTitle?.(attributes) === true,
    }),
  };
};

/** The width of a block: the editor's choice, else the block's own. */
const widthOf = (attributes: object, align: unknown, { width = 'content' }: CataloguedBlock): BlockWidth => {
  if (align === 'full') return 'full';
  const own = typeof width === 'function' ? width(attributes) : width;
  return align === 'wide' && own === 'text' ? 'content' : own;
};

const warningOf = (rendered: string, name: string, errors: Errors): BlockWarning => {
  const { path, expected } = firstFault(errors);
  if (rendered === 'core/image' && path === 'url') return { _tag: 'FailedImage', name };
  return rendered === 'core/button'
    ? { _tag: 'UntrackedClick', name, path }
    : { _tag: 'WrongAttributes', name, path, expected };
};

/** The input of a codec: the block's attributes, completed from its saved html, and the block's original name. */
const givenOf = (block: Block, sources: AttributeSources): Fields => ({
  originalName: block.name,
  ...withoutEmpty(sourcedAttributes(block.originalContent, sources), block.attributes),
  ...(block.name.startsWith('acf/') && { data: dataOf(block.attributes['data']) }),
  ...(block.mediaData !== undefined && block.mediaData !== null && { mediaData: block.mediaData }),
});

/** The given attributes, with empty ones replaced from the saved html. */
const withoutEmpty = (sourced: Fields, given: Fields): Fields => ({
  ...given,
  ...Object.fromEntries(Object.entries(sourced).filter(([name]) => isEmpty(given[name]))),
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of an ACF block. Empty when `data` isn't an object. */
const dataOf = (data: unknown): Fields => (isRecord(data) ? expandRepeaters(data) : {});

const wrongData = ({ name, attributes: { data } }: Block): ReadonlyArray<Fault> =>
  !name.startsWith('acf/') || isEmpty(data) || isRecord(data) ? [] : [{ path: 'data', expected: 'fields' }];

/** A reference to a reusable block that doesn't exist is reported with the reusable block's name. */
const unknown = (block: Block): BlockWarning => {
  const piece = pieceOf(block);
  return { _tag: 'UnknownBlock', name: piece === null ? block.name : `${block.name} ${piece}` };
};
