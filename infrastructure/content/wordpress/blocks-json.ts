import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { parseBoundedJson } from '../../wire/bounded-json.ts';
import { isRecord } from '../../wire/json-values.ts';
import { faultOf } from '../../wire/wire-types.ts';
import { WrittenBlocks } from '../blocks/block-wire.ts';

/**
 * `blocksJSON` of wp-graphql-gutenberg: a text that holds the tree of blocks, an empty map of PHP written as a list. What
 * is between blocks has no name and is left out; so are the keys of a block that are not named in `WrittenBlocks`.
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

/** What json is made of: a key, a text, a bracket, or anything between. A text escapes its quotes. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?|[[\]{}]|[^"[\]{}]+/g;

/** A block's key with the definition of its type, which is up to a hundred times as long as the block. */
const TYPES = /^"attributesType"\s*:$/;

/** The same json without the definitions of its blocks' types: each gives its place to `null`. */
export const withoutTypes = (json: string): string => {
  const kept: string[] = [];
  /** How many brackets of a definition are open; null: it is in none. */
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
