import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { parseBoundedJson } from '../../wire/bounded-json.ts';
import { isRecord } from '../../wire/json-values.ts';
import { faultOf } from '../../wire/wire-types.ts';
import { WrittenBlocks } from '../blocks/block-wire.ts';

/**
 * Decodes `blocksJSON` of wp-graphql-gutenberg: a JSON tree of blocks, in which PHP writes an empty map as a list. Unnamed blocks (the html
 * between blocks) and keys unknown to `WrittenBlocks` are dropped.
 */
export const blocksInJson = (text: string): E.Either<string, ReadonlyArray<Block>> =>
  pipe(
    E.tryCatch(
      () => named(parseBoundedJson(text)),
      () => 'no JSON',
    ),
    E.chain((blocks) => pipe(WrittenBlocks.decode(blocks), E.mapLeft(faultOf))),
    E.mapLeft((fault) => `blocksJSON: ${fault}`),
  );

const named = (blocks: unknown): unknown =>
  Array.isArray(blocks)
    ? blocks
        .filter((block) => !isRecord(block) || (block['name'] ?? '') !== '')
        .map((block: unknown) =>
          isRecord(block) ? { ...block, innerBlocks: named(block['innerBlocks']) } : block,
        )
    : blocks;

/** A JSON token: a key, a string, a bracket, or any text between. Quotes in strings are escaped. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?|[[\]{}]|[^"[\]{}]+/g;

/** The key of a block's type definition, which is up to a hundred times as long as the block. */
const TYPES = /^"attributesType"\s*:$/;

/** Replaces the type definitions of blocks with `null`. */
export const withoutTypes = (json: string): string => {
  const kept: string[] = [];
  /** The number of open brackets in the current definition. Null outside of definitions. */
  let open: number | null = null;
  for (const [token] of json.matchAll(TOKEN)) {
    const step = /^[[{]/.test(token) ? 1 : /^[\]}]/.test(token) ? -1 : 0;
    if (open === null) {
      kept.push(token);
      if (TYPES.test(token)) open = 0;
    } else if (open + step > 0 || token.trim() === '') open += step;
    else {
      kept.push(step === 0 ? token : 'null');
      open = null;
    }
  }
  return kept.join('');
};
