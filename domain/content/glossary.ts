/** Technical terms that pages explain on first use (facts, sections 5 and 6). */
const GLOSSARY: ReadonlyMap<string, string> = new Map([
  ['seer2', 'How efficiently a system cools over a season. Higher is better.'],
  ['hspf2', 'How efficiently a heat pump heats over a season. Higher is better.'],
  ['eer2', 'How efficiently a system cools on a hot day. Higher is better.'],
  ['afue', 'How much of its fuel a furnace turns into heat over a year.'],
  ['ton', 'A measure of cooling. One ton is 12,000 BTU per hour.'],
  ['btu', 'A measure of heat. Capacity is given in BTU per hour.'],
  ['merv', 'A rating for filters. Higher numbers catch more small particles.'],
  ['cadr', 'Clean Air Delivery Rate: how much clean air a portable cleaner gives.'],
  ['manual-j', 'A standard way to work out how much heating and cooling a home needs.'],
]);

/**
 * `{{term:seer2
 * SEER2}}`: the term and its display text.
 */
const TERM = /\{\{term:([^{}|]*)\|([^{}|]*)\}\}/g;

/** Whether `withTerms` has explained a term in some html, which may be inside JSON. */
export const explainsTerms = (html: string): boolean => /popovertarget=\\?"term-/.test(html);

/** Replaces term tokens in plain text with their display text. Unknown tokens stay unchanged. */
export const withoutTerms = (text: string): string =>
  text.includes('{{term:')
    ? text.replace(TERM, (token, name: string, words: string) => (GLOSSARY.has(name) ? words : token))
    : text;

/**
 * Replaces each term token in html with a button that opens its explanation without scripts. Terms in `explained` become plain text; newly
 * explained terms are added to it.
 */
export const withTerms = (html: string, explained: Set<string>): string =>
  html.includes('{{term:')
    ? html.replace(TERM, (token, name: string, words: string) => {
        const explanation = GLOSSARY.get(name);
        if (explanation === undefined) return token;
        if (explained.has(name)) return words;
        explained.add(name);
        const id = `term-${name}`;
        return `<button type="button" popovertarget="${id}">${words}</button><span id="${id}" popover="auto"> ${explanation}</span>`;
      })
    : html;
