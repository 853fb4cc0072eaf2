import { boundedText } from './bounded-text.ts';

/** How many lists and objects of an answer may be within each other: far more than any of them needs. */
const MAX_JSON_DEPTH = 64;

/** JSON that is nested too deep for whatever walks it; its name says so without quoting the answer. */
class JsonTooDeep extends Error {
  override readonly name = 'JsonTooDeep';
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENING = new Set(['[', '{'].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((bracket) => bracket.charCodeAt(0)));

/** Reads the text once, and as far as needed; brackets in strings do not count. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInString = !isInString;
    else if (isInString) at += code === BACKSLASH ? 1 : 0;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
};

/**
 * The value of JSON that others wrote. Throws a `SyntaxError` where it is none, and `JsonTooDeep`, before anything is
 * parsed, where lists and objects are nested more than 64 levels deep.
 */
export const parseBoundedJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new JsonTooDeep(`More than ${MAX_JSON_DEPTH} levels`);
  return JSON.parse(text);
};

/** The JSON of a body, bounded in bytes as `boundedText` says and in depth; rejects as these two do. */
export const boundedJson = async (response: Response, mostBytes?: number): Promise<unknown> =>
  parseBoundedJson(await boundedText(response, mostBytes));
