import { CODE_PARAMETERS, typedCodeIn } from './code-in-address.ts';
import { normalCode, shownCode } from './normal-code.ts';

/** The longest text that a page shows in place of a code, in UTF-16 code units: enough for any code, too little for a novel. */
const MAX_CODE_LENGTH = 16;

/** The code in an address's query in normal form; else the beginning of the text that was typed, trimmed; empty without one. */
export const searchedCode = (query: { get(name: string): string | null }): string => {
  const typed = typedCodeIn(query);
  return normalCode(typed) ?? typed.slice(0, MAX_CODE_LENGTH).toWellFormed().trim();
};

/** The text of one parameter of an address: a postal code in normal form, any other text as it came (contract, section 7). */
export const spelledParameter = (name: string, text: string): string =>
  CODE_PARAMETERS.some((parameter) => parameter === name) ? shownCode(text) : text;
