import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { isRecord } from '../../wire/json-values.ts';
import { kindNamed } from './simple-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

const name = kindNamed<string>("a block's name, `core/...` or `acf/...`", (given) =>
  typeof given === 'string' && /^[\w-]+\/[\w-]+$/.test(given) ? given : undefined,
);

const attributes = kindNamed<Fields>('fields', (given) => {
  const isNothing = given === undefined || given === null || (Array.isArray(given) && given.length === 0);
  if (isNothing) return {};
  return isRecord(given) ? given : undefined;
});

const savedHtml = kindNamed<string>('text', (given) => {
  if (given === undefined || given === null) return '';
  return typeof given === 'string' ? given : undefined;
});

interface BlockWire {
  readonly name: string;
  readonly attributes: Fields;
  readonly innerBlocks: ReadonlyArray<BlockWire>;
  readonly originalContent: string;
  readonly mediaData: unknown;
}

const BlockWire: t.Type<BlockWire, unknown, unknown> = t.recursion('a block', () =>
  t.strict({
    name,
    attributes,
    innerBlocks: InnerBlocks,
    originalContent: savedHtml,
    mediaData: t.unknown,
  }),
);

const Blocks = t.readonlyArray(BlockWire, 'a list');

/** Missing inner blocks become an empty list. */
const InnerBlocks = new t.Type<ReadonlyArray<BlockWire>, unknown, unknown>(
  Blocks.name,
  Blocks.is,
  (given, context) => Blocks.validate(given ?? [], context),
  t.identity,
);

const blockOf = ({ mediaData, innerBlocks, ...block }: BlockWire): Block => ({
  ...block,
  innerBlocks: innerBlocks.map(blockOf),
  ...(mediaData !== undefined && mediaData !== null && { mediaData }),
});

/** The codec of blocks in an operator's JSON. Missing parts become empty. */
export const WrittenBlocks = new t.Type<ReadonlyArray<Block>, unknown, unknown>(
  'a list of blocks',
  (given): given is ReadonlyArray<Block> => Array.isArray(given),
  (given, context) =>
    Array.isArray(given)
      ? pipe(
          Blocks.validate(given, context),
          E.map((blocks) => blocks.map(blockOf)),
        )
      : t.failure(given, context),
  t.identity,
);
