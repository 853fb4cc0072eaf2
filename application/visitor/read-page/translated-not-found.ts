import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import { siteTextsIn } from './site-texts.ts';

/** Texts of the 404 page. */
export interface NotFoundTexts {
  readonly heading: string;
  readonly lead: string;
  /** The text of the link to the language's locator. */
  readonly find: string;
  /** Before the site's phone number. */
  readonly callUs: string;
  readonly backHome: string;
}

/** The 404 texts in all languages except English. */
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
