import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import { siteTextsIn } from './site-texts.ts';

/** The texts of an address without a page. */
export interface NotFoundTexts {
  readonly heading: string;
  readonly lead: string;
  /** The link to the locator of the language. */
  readonly find: string;
  /** The words before our number. */
  readonly callUs: string;
  readonly backHome: string;
}

/** These texts in each language other than English. */
export const TRANSLATED_NOT_FOUND: { readonly [language in OtherLanguage]: NotFoundTexts } = {
  es: {
    heading: 'No encontramos esta página',
    lead: 'Puede que la dirección tenga un error o que la página haya cambiado de lugar. Busque un distribuidor cerca de usted:',
    find: 'Buscar un distribuidor',
    callUs: `${siteTextsIn('es').callUs}:`,
    backHome: 'Ir a la página de inicio',
  },
  fr: {
    heading: 'Cette page est introuvable',
    lead: 'L’adresse contient peut-être une erreur, ou la page a été déplacée. Trouvez un concessionnaire près de chez vous\u00a0:',
    find: 'Trouver un concessionnaire',
    callUs: `${siteTextsIn('fr').callUs}\u00a0:`,
    backHome: 'Aller à l’accueil',
  },
};
