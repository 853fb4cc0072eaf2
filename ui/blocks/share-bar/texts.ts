import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';
import type { ShareNetwork } from '../../../domain/content/links/share-networks.ts';

interface ShareTexts {
  readonly heading: string;
  /** The accessible name of each link. */
  readonly on: { readonly [network in ShareNetwork]: string };
}

/** The texts of the share bar (specification, section 2). */
const TEXTS: Translated<ShareTexts> = {
  en: {
    heading: 'Share this page',
    on: {
      facebook: 'Share on Facebook',
      twitter: 'Share on Twitter',
      linkedin: 'Share on LinkedIn',
      whatsapp: 'Share on WhatsApp',
      email: 'Share by e-mail',
    },
  },
  fr: {
    heading: 'Partager cette page',
    on: {
      facebook: 'Partager sur Facebook',
      twitter: 'Partager sur Twitter',
      linkedin: 'Partager sur LinkedIn',
      whatsapp: 'Partager sur WhatsApp',
      email: 'Partager par courriel',
    },
  },
  es: {
    heading: 'Compartir esta página',
    on: {
      facebook: 'Compartir en Facebook',
      twitter: 'Compartir en Twitter',
      linkedin: 'Compartir en LinkedIn',
      whatsapp: 'Compartir en WhatsApp',
      email: 'Compartir por correo electrónico',
    },
  },
};

export const shareBarTexts = (language: SiteLanguage): ShareTexts => inLanguage<ShareTexts>(TEXTS, language);
