import type { SiteLanguage, Translated } from '../../../domain/content/site-language.ts';

interface SliderTexts {
  readonly previous: string;
  readonly next: string;
  /** The name of the dot of a slide, counted from 1. */
  readonly goTo: (slide: number) => string;
  /** What announces the position of the slider. */
  readonly at: (slide: number, slides: number) => string;
  readonly pause: string;
  readonly play: string;
  /** The name of a slider of quotes, and of one that has none of its own. */
  readonly quotes: string;
  readonly slides: string;
}

/** What the controls of a slider are called. */
const TEXTS: Translated<SliderTexts> = {
  en: {
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: (slide: number): string => `Go to slide ${slide}`,
    at: (slide: number, slides: number): string => `Slide ${slide} of ${slides}`,
    pause: 'Pause',
    play: 'Play',
    quotes: 'What homeowners say',
    slides: 'Slides',
  },
  fr: {
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    goTo: (slide: number): string => `Aller à la diapositive ${slide}`,
    at: (slide: number, slides: number): string => `Diapositive ${slide} sur ${slides}`,
    pause: 'Pause',
    play: 'Lecture',
    quotes: 'Ce que disent les propriétaires',
    slides: 'Diapositives',
  },
  es: {
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    goTo: (slide: number): string => `Ir a la diapositiva ${slide}`,
    at: (slide: number, slides: number): string => `Diapositiva ${slide} de ${slides}`,
    pause: 'Pausa',
    play: 'Reproducir',
    quotes: 'Lo que dicen los propietarios',
    slides: 'Diapositivas',
  },
};

export const sliderTexts = (language: SiteLanguage): SliderTexts => TEXTS[language] ?? TEXTS.en;
