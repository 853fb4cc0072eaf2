import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';

const english = {
  title: 'Thank you',
  keepReference: 'Keep it handy when you call so we can find your request.',
  next: 'Go to the home page',
  description: (brand: string): string => `${brand} has received your request. Here’s what happens next.`,
} as const;

type ThankYouTexts = InAnyLanguage<typeof english>;

/** Texts of the thank-you pages, without the thank-you message itself. */
const TEXTS: { readonly [language in FormLanguage]: ThankYouTexts } = {
  en: english,
  es: {
    title: 'Gracias',
    keepReference: 'Téngala a la mano si nos llama: con ella encontramos su solicitud.',
    next: 'Ir a la página de inicio',
    description: (brand: string): string => `${brand} recibió su solicitud. Esto es lo que sigue.`,
  },
  fr: {
    title: 'Merci',
    keepReference:
      'Gardez-la sous la main si vous nous appelez\u00a0: elle nous aide à retrouver votre demande.',
    next: 'Aller à la page d’accueil',
    description: (brand: string): string => `${brand} a reçu votre demande. Voici la suite.`,
  },
};

export const thankYouTextsIn = (language: FormLanguage): ThankYouTexts => TEXTS[language];
