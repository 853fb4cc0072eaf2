import { otherHomes } from '../../../application/visitor/read-page/language-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';

/**
 * Links to the other languages, as list items: to the same dealer's page, if the page shows a dealer, or else to the language's home
 * page. Each name is in its own language.
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
