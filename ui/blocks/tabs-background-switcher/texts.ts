import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The mark of an item that is better left to a professional (specification, section 3: tabs background switcher). */
export interface ProTexts {
  readonly pro: string;
  readonly proMeaning: string;
}

const TEXTS: Translated<ProTexts> = {
  en: { pro: 'Pro', proMeaning: 'Leave this to a professional. Your local dealer can do it.' },
  fr: { pro: 'Pro', proMeaning: 'À confier à un professionnel. Votre concessionnaire s’en charge.' },
  es: { pro: 'Pro', proMeaning: 'Déjelo en manos de un profesional. Su distribuidor local lo hace.' },
};

export const proTexts = (language: SiteLanguage): ProTexts => inLanguage<ProTexts>(TEXTS, language);
