import * as t from 'io-ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { parseBoundedJson } from '../../wire/bounded-json.ts';
import { isRecord } from '../../wire/json-values.ts';
import { WrittenBlocks } from '../blocks/block-wire.ts';

/**
 * `blocksJSON` of wp-graphql-gutenberg: a text that holds the tree of blocks, an empty map of PHP written as a list. What
 * stands between blocks has no name and is left out; so are the keys of a block that are not named in `WrittenBlocks`.
 */
export const BlocksJson = new t.Type<ReadonlyArray<Block>, unknown, unknown>(
  'blocks as JSON',
  WrittenBlocks.is,
  (u, context) =>
    typeof u === 'string' ? WrittenBlocks.validate(named(parsed(u)), context) : t.failure(u, context),
  t.identity,
);

const parsed = (text: string): unknown => {
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
};

const named = (blocks: unknown): unknown =>
  Array.isArray(blocks)
    ? blocks
        .filter((block) => !isRecord(block) || (block['name'] ?? '') !== '')
        .map((block: unknown) =>
          isRecord(block) ? { ...block, innerBlocks: named(block['innerBlocks']) } : block,
        )
    : blocks;
