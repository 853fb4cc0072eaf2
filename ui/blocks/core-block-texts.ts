import { inLanguage, type Translated, type SiteLanguage } from '../../domain/content/site-language.ts';

/** The built-in texts of WordPress's own blocks, used where the content has none. */
const TEXTS = {
  en: {
    table: 'Table',
    details: 'Details',
    search: 'Search',
    download: 'Download',
    videoOn: (host: string): string => `Video on ${host}`,
    playsFrom: (host: string): string => `Plays from ${host} once you tap it`,
    openOn: (host: string): string => `Open on ${host}`,
    open: (address: string): string => `Open ${address}`,
  },
  fr: {
    table: 'Tableau',
    details: 'Détails',
    search: 'Recherche',
    download: 'Télécharger',
    videoOn: (host: string): string => `Vidéo sur ${host}`,
    playsFrom: (host: string): string => `Diffusée par ${host} dès que vous appuyez`,
    openOn: (host: string): string => `Ouvrir sur ${host}`,
    open: (address: string): string => `Ouvrir ${address}`,
  },
  es: {
    table: 'Tabla',
    details: 'Detalles',
    search: 'Buscar',
    download: 'Descargar',
    videoOn: (host: string): string => `Video en ${host}`,
    playsFrom: (host: string): string => `Se reproduce desde ${host} cuando lo pulse`,
    openOn: (host: string): string => `Abrir en ${host}`,
    open: (address: string): string => `Abrir ${address}`,
  },
} as const satisfies Translated<object>;

type CoreBlockTexts = { readonly [text in keyof (typeof TEXTS)['en']]: Widened<(typeof TEXTS)['en'][text]> };

type Widened<Text> = Text extends string ? string : Text;

export const coreBlockTextsIn = (language: SiteLanguage): CoreBlockTexts =>
  inLanguage<CoreBlockTexts>(TEXTS, language);
