import type { SiteLanguage, Translated } from '../../../domain/content/site-language.ts';
import type { SliderTexts } from './controls.ts';

interface ContentSliderTexts extends SliderTexts {
  /** Default names: of a slider of quotes, and of any other slider. */
  readonly quotes: string;
  readonly slides: string;
}

const TEXTS: Translated<ContentSliderTexts> = {
  en: {
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: (slide) => `Go to slide ${slide}`,
    at: (slide, slides) => `Slide ${slide} of ${slides}`,
    pause: 'Pause',
    play: 'Play',
    quotes: 'What homeowners say',
    slides: 'Slides',
  },
  fr: {
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    goTo: (slide) => `Aller à la diapositive ${slide}`,
    at: (slide, slides) => `Diapositive ${slide} sur ${slides}`,
    pause: 'Pause',
    play: 'Lecture',
    quotes: 'Ce que disent les propriétaires',
    slides: 'Diapositives',
  },
  es: {
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    goTo: (slide) => `Ir a la diapositiva ${slide}`,
    at: (slide, slides) => `Diapositiva ${slide} de ${slides}`,
    pause: 'Pausa',
    play: 'Reproducir',
    quotes: 'Lo que dicen los propietarios',
    slides: 'Diapositivas',
  },
};

export const sliderTexts = (language: SiteLanguage): ContentSliderTexts => TEXTS[language] ?? TEXTS.en;
