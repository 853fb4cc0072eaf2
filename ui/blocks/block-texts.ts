import { inLanguage, type Translated, type SiteLanguage } from '../../domain/content/site-language.ts';

/** The blocks' built-in texts, used where the content has none (specification, section 3: content). */
const TEXTS = {
  en: {
    opensInNewTab: 'opens in a new tab',
    tabs: 'Choose one',
  },
  fr: {
    opensInNewTab: 's’ouvre dans un nouvel onglet',
    tabs: 'Choisissez',
  },
  es: {
    opensInNewTab: 'se abre en una pestaña nueva',
    tabs: 'Elija',
  },
} as const satisfies Translated<object>;

type BlockTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const blockTextsIn = (language: SiteLanguage): BlockTexts => inLanguage<BlockTexts>(TEXTS, language);
