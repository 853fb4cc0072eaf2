import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import type { BoxTexts } from '../../dealers/zip-search/zip-search.tsx';

/** What the box says in other languages than English. The pages of dealers that it leads to are English, and it says so. */
export const BOX_TEXTS: { readonly [language in OtherLanguage]?: BoxTexts } = {
  es: {
    zipLabel: 'Código postal',
    zipHint: 'De EE. UU. o Canadá. La lista está en inglés.',
    zipExamples: 'Escriba 5 dígitos, como 60601, o un código postal de Canadá, como M5V 3L9.',
    submit: 'Buscar un distribuidor',
    submitted: 'Buscando…',
    searchForm: 'Buscar distribuidores cerca de usted',
  },
  fr: {
    zipLabel: 'Code postal',
    zipHint: 'Du Canada ou des États-Unis. La liste est en anglais.',
    zipExamples: 'Entrez un code postal, comme M5V 3L9, ou les 5 chiffres d’un code américain, comme 60601.',
    submit: 'Trouver un concessionnaire',
    submitted: 'Recherche…',
    searchForm: 'Trouver des concessionnaires près de chez vous',
  },
};
