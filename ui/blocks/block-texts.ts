import type { SiteLanguage } from '../../domain/content/site-language.ts';

/** What blocks say of their own where their content does not (specification, section 3: content). */
const TEXTS = {
  en: {
    pro: 'Pro',
    proMeaning: 'Leave this to a professional. Your local dealer does it.',
    opensInNewTab: 'opens in a new tab',
    tabs: 'Choose one',
    hvacNavigation: 'HVAC 101',
    explain: 'What it means:',
  },
  fr: {
    pro: 'Pro',
    proMeaning: 'À confier à un professionnel. Votre concessionnaire s’en charge.',
    opensInNewTab: 's’ouvre dans un nouvel onglet',
    tabs: 'Choisissez',
    explain: 'Ce que cela veut dire\u00a0:',
    hvacNavigation: 'Le chauffage et la climatisation de A à Z',
  },
} as const satisfies { readonly [language in SiteLanguage]: object };

type BlockTexts = { readonly [text in keyof (typeof TEXTS)['en']]: string };

export const blockTextsIn = (language: SiteLanguage): BlockTexts => TEXTS[language];
