import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The texts of the button that plays and pauses a background video. */
const TEXTS = {
  en: { play: 'Play the video', pause: 'Pause the video' },
  fr: { play: 'Lire la vidéo', pause: 'Mettre la vidéo en pause' },
  es: { play: 'Reproducir el video', pause: 'Pausar el video' },
} as const satisfies Translated<object>;

export const videoTexts = (language: SiteLanguage): { readonly play: string; readonly pause: string } =>
  inLanguage<{ readonly play: string; readonly pause: string }>(TEXTS, language);
