import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The texts around a review widget and in its place (specification, sections 1 and 7: review placeholders). */
const TEXTS = {
  en: {
    heading: 'Reviews',
    waiting: 'Reviews are loading.',
    unscripted: 'Reviews of this product need JavaScript, which is turned off in your browser.',
    unavailable: 'Reviews of this product aren’t available right now.',
    instead: 'Ask a dealer near you',
  },
  fr: {
    heading: 'Avis',
    waiting: 'Chargement des avis.',
    unscripted:
      'Il faut JavaScript pour afficher les avis sur ce produit, et il est désactivé dans votre navigateur.',
    unavailable: 'Les avis sur ce produit ne sont pas disponibles pour le moment.',
    instead: 'Demandez à un concessionnaire près de chez vous',
  },
  es: {
    heading: 'Opiniones',
    waiting: 'Las opiniones se están cargando.',
    unscripted:
      'Las opiniones sobre este producto necesitan JavaScript, que está desactivado en su navegador.',
    unavailable: 'Por ahora no podemos mostrar aquí las opiniones sobre este producto.',
    instead: 'Pregunte a un distribuidor cercano',
  },
} as const satisfies Translated<object>;

type ReviewsTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const reviewsTextsIn = (language: SiteLanguage): ReviewsTexts =>
  inLanguage<ReviewsTexts>(TEXTS, language);
