import { withFacts, type FactTable } from '../../../domain/content/facts.ts';
import { withoutTerms, withTerms } from '../../../domain/content/glossary.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import { foreignLanguage, languageOf } from '../../../domain/content/site-language.ts';
import type { PageRewriting } from './rewritten-page-library.ts';

/** A fact in a text of a language that the site isn't written in. */
const foreignHtml = (fact: string): string => `<span lang="en">${escapeHtml(fact)}</span>`;

/**
 * Expands tokens. A fact (`{{fact:callback}}`) becomes its text in the page's language; the first use of a glossary term in saved html
 * (`{{term:seer2|SEER2}}`) opens its explanation. Unknown tokens stay, and the content check reports them.
 */
export const factRewriting =
  (facts: FactTable): PageRewriting =>
  (page) => {
    const language = languageOf(page);
    const explained = new Set<string>();
    /** A tag can't contain elements, so facts in attributes get no `span`. */
    const inTags = (html: string): string =>
      html.replace(/<[^>]*>/g, (tag) => withFacts(tag, facts, 'en', escapeHtml));
    return {
      text: (text) => withoutTerms(withFacts(text, facts, language)),
      html: (html) =>
        foreignLanguage(page) === null
          ? withTerms(withFacts(html, facts, language, escapeHtml), explained)
          : withoutTerms(withFacts(inTags(html), facts, language, foreignHtml)),
    };
  };
