import { otherHomes } from '../../../application/visitor/read-page/language-texts.ts';
import type { SitePlace } from './site-link.ts';

/**
 * Links to the other languages, as list items: to the translation of the page, or else to the language's home page. Each name is in its
 * own language.
 */
export const LanguageLinks = ({ language, alternates = [] }: SitePlace) =>
  otherHomes(language).map(({ language: other, href, name }) => (
    <li key={other}>
      <a
        href={alternates.find((page) => page.language === other)?.path ?? href}
        hrefLang={other}
        lang={other}
      >
        {name}
      </a>
    </li>
  ));
