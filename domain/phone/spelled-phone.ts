/** A number that is spelled with words, behind at least an area code: `1-800-CALL-NOW`, `(214) 555-HEAT`. */
const SPELLED = /^\s*(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*[a-z\d][a-z\d\s.-]*$/i;

/** Whether a text, without its extension, spells its number with letters, which stand for the digits of their keys. */
export const spellsNumber = (text: string): boolean => SPELLED.test(text) && /[a-z]/i.test(text);
