import { CODE_PARAMETERS, typedCodeIn } from './code-in-address.ts';
import { normalArea, normalCode } from './normal-code.ts';

/** The longest text that is searched in place of a code, in UTF-16 code units: enough for any code, too little for a novel or a home's address. */
const MAX_TEXT_LENGTH = 16;

/** The longest name of a town with its state, `Rancho Santa Margarita, California`, in UTF-16 code units. */
export const MAX_TOWN_LENGTH = 40;

/** The name of a town has letters, and no digits. */
const TOWN = /^\p{L}[^\p{N}]+$/u;

/** Whether a text may be the name of a town. */
export const mayBeTown = (text: string): boolean => text.length <= MAX_TOWN_LENGTH && TOWN.test(text);

/** The code in a text, or its Canadian area, in normal form; else the name of a town; else the beginning of the text. Trimmed. */
export const searchedText = (typed: string): string => {
  const text = typed.trim();
  const most = mayBeTown(text) ? MAX_TOWN_LENGTH : MAX_TEXT_LENGTH;
  return normalCode(text) ?? normalArea(text) ?? text.slice(0, most).toWellFormed().trim();
};

/** The code in an address's query in normal form; else the beginning of the text there; empty without one. */
export const searchedCode = (query: { get(name: string): string | null }): string =>
  searchedText(typedCodeIn(query));

/** The text of one parameter of an address: a postal code in normal form, any other text as it came (contract, section 7). */
export const spelledParameter = (name: string, text: string): string =>
  CODE_PARAMETERS.some((parameter) => parameter === name) ? searchedText(text) : text;
