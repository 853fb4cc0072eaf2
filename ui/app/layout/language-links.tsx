import { otherHomes } from '../../../application/visitor/read-page/language-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The ways in for readers of other languages, items of a list. Each name is in its language, for visitors who read that. */
export const LanguageLinks = ({ language }: { language: SiteLanguage }) =>
  otherHomes(language).map(({ language: other, href, name }) => (
    <li key={other}>
      <a href={href} hrefLang={other} lang={other}>
        {name}
      </a>
    </li>
  ));
