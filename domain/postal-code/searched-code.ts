import { CODE_PARAMETERS, typedCodeIn } from './code-in-address.ts';
import { normalArea, normalCode } from './normal-code.ts';

/** The maximum length of a searched text that isn't a code, in UTF-16 code units: enough for any code, too short for a home address. */
const MAX_TEXT_LENGTH = 16;

/** The maximum length of a town name with its state, such as `Rancho Santa Margarita, California`, in UTF-16 code units. */
export const MAX_TOWN_LENGTH = 40;

/** A town name has letters and no digits. */
const TOWN = /^\p{L}[^\p{N}]+$/u;

/** The length of a code with a few characters too many, and a space or hyphen in it. */
const CODE_WITH_SLIPS = /^[\p{L}\d][\p{L}\d -]{2,8}$/u;

/** Whether a text that is no code may be one with a slip of the thumb in it: short, with a digit. */
export const mayBeCode = (text: string): boolean => CODE_WITH_SLIPS.test(text) && /\d/.test(text);

export const mayBeTown = (text: string): boolean => text.length <= MAX_TOWN_LENGTH && TOWN.test(text);

/** Normalizes a searched text: the code or Canadian area in it, or else the town name, or else the start of the text. Trimmed. */
export const searchedText = (typed: string): string => {
  const text = typed.trim();
  const most = mayBeTown(text) ? MAX_TOWN_LENGTH : MAX_TEXT_LENGTH;
  return normalCode(text) ?? normalArea(text) ?? text.slice(0, most).toWellFormed().trim();
};

/** The searched text in a query, normalized by `searchedText`; empty without one. */
export const searchedCode = (query: { get(name: string): string | null }): string =>
  searchedText(typedCodeIn(query));

/** Normalizes the value of a postal code parameter. Other parameters are returned unchanged (contract, section 7). */
export const spelledParameter = (name: string, text: string): string =>
  CODE_PARAMETERS.some((parameter) => parameter === name) ? searchedText(text) : text;
