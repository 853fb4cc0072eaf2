import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { sliderTexts } from '../../components/slider/texts.ts';

/** The accessible names of the product slider's controls. */
const TEXTS = {
  en: {
    previous: 'Previous products',
    next: 'Next products',
    /** The accessible name of the dot for a position, counted from 1. */
    goTo: (stop: number): string => `Go to product ${stop}`,
  },
  fr: {
    previous: 'Produits précédents',
    next: 'Produits suivants',
    goTo: (stop: number): string => `Aller au produit ${stop}`,
  },
  es: {
    previous: 'Productos anteriores',
    next: 'Productos siguientes',
    goTo: (stop: number): string => `Ir al producto ${stop}`,
  },
} as const satisfies Translated<object>;

export const productSliderTexts = (language: SiteLanguage): ReturnType<typeof sliderTexts> => ({
  ...sliderTexts(language),
  ...inLanguage<Partial<ReturnType<typeof sliderTexts>>>(TEXTS, language),
});
