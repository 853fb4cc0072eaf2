import * as t from 'io-ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { parseBoundedJson } from '../../wire/bounded-json.ts';
import { isRecord } from '../../wire/json-values.ts';
import { WrittenBlocks } from '../blocks/block-wire.ts';

/**
 * `blocksJSON` of wp-graphql-gutenberg: a text that holds the tree of blocks, an empty map of PHP written as a list. What
 * is between blocks has no name and is left out; so are the keys of a block that are not named in `WrittenBlocks`.
 */
export const BlocksJson = new t.Type<ReadonlyArray<Block>, unknown, unknown>(
  'blocks as JSON',
  WrittenBlocks.is,
  (u, context) =>
    typeof u === 'string'
      ? WrittenBlocks.validate(named(parsed(withoutTypes(u))), context)
      : t.failure(u, context),
  t.identity,
);

/** A block's key with the definition of its type, which is up to a hundred times as long as the block; a text escapes its quotes. */
const TYPES = '"attributesType":';

/** What json is made of: a text, a bracket, or anything between. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^"[\]{}]+/y;

/** The same json without the definitions of its blocks' types: each gives its place to `null`. */
export const withoutTypes = (json: string): string => {
  const kept: string[] = [];
  let from = 0;
  for (let at = json.indexOf(TYPES); at !== -1; at = json.indexOf(TYPES, from)) {
    const value = at + TYPES.length;
    const end = endOfValue(json, value);
    if (end === null) break;
    kept.push(json.slice(from, value), 'null');
    from = end;
  }
  return kept.length === 0 ? json : kept.join('') + json.slice(from);
};

/** Where a map or a list that begins at a position ends; null: none begins there, or it does not end. */
const endOfValue = (json: string, from: number): number | null => {
  TOKEN.lastIndex = from + (/^\s*/.exec(json.slice(from, from + 20))?.[0].length ?? 0);
  let depth = 0;
  for (let token = TOKEN.exec(json); token !== null; token = TOKEN.exec(json)) {
    if (token[0] === '{' || token[0] === '[') depth++;
    else if (token[0] === '}' || token[0] === ']') depth--;
    if (depth <= 0) return depth === 0 && /[\]}]/.test(token[0]) ? TOKEN.lastIndex : null;
  }
  return null;
};

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
