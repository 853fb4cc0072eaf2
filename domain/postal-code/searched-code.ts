import { CODE_PARAMETERS, typedCodeIn } from './code-in-address.ts';
import { normalCode } from './normal-code.ts';

/** The longest text that is searched in place of a code, in UTF-16 code units: enough for any code, too little for a novel or a home's address. */
const MAX_TEXT_LENGTH = 16;

/** The code in a text, in normal form; else the beginning of the text, trimmed. */
export const searchedText = (typed: string): string =>
  normalCode(typed) ?? typed.trim().slice(0, MAX_TEXT_LENGTH).toWellFormed().trim();

/** The code in an address's query in normal form; else the beginning of the text there; empty without one. */
export const searchedCode = (query: { get(name: string): string | null }): string =>
  searchedText(typedCodeIn(query));

/** The text of one parameter of an address: a postal code in normal form, any other text as it came (contract, section 7). */
export const spelledParameter = (name: string, text: string): string =>
  CODE_PARAMETERS.some((parameter) => parameter === name) ? searchedText(text) : text;
