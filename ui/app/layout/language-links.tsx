import { otherHomes } from '../../../application/visitor/read-page/language-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';

/**
 * The ways in for readers of other languages, items of a list: the same dealer on the page of one, else the language's first page.
 * Each name is in its language, for visitors who read that.
 */
export const LanguageLinks = ({ language }: { language: SiteLanguage }) => {
  const dealer = useObservable(useServices().showDealer.view$);
  const alternates = dealer.kind === 'shown' ? dealer.alternates : [];
  return otherHomes(language).map(({ language: other, href, name }) => (
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
};
