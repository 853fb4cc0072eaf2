import { boundedText } from './bounded-text.ts';

/** The maximum nesting depth, far more than any response needs. */
const MAX_JSON_DEPTH = 64;

/** The JSON is nested too deeply for recursive code. Its name is enough for the log, which must not quote the response. */
class JsonTooDeep extends Error {
  override readonly name = 'JsonTooDeep';
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENING = new Set(['[', '{'].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((bracket) => bracket.charCodeAt(0)));

/** Scans the text once, up to the first excess. Ignores brackets in strings. */
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

/** Parses untrusted JSON. Throws a `SyntaxError` for invalid JSON, and `JsonTooDeep`, before parsing, for more than 64 levels. */
export const parseBoundedJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new JsonTooDeep(`More than ${MAX_JSON_DEPTH} levels`);
  return JSON.parse(text);
};

/** The JSON of a body, limited in bytes (`boundedText`) and depth. Rejects with the errors of both. */
export const boundedJson = async (response: Response, mostBytes?: number): Promise<unknown> =>
  parseBoundedJson(await boundedText(response, mostBytes));
