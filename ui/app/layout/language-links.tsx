import { languageLinks } from '../../../application/visitor/read-page/language-texts.ts';
import type { SitePlace } from './site-link.ts';

/**
 * Links to the other languages, as list items: to the translation of the page, or else to the language's home page. Each name is in its
 * own language.
 */
export const LanguageLinks = (place: SitePlace) =>
  languageLinks(place).map(({ language, href, name }) => (
    <li key={language}>
      <a href={href} hrefLang={language} lang={language}>
        {name}
      </a>
    </li>
  ));
