import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import { frameTextsIn } from '../read-page/frame-texts.ts';

/** Texts around the phone number next to a form. */
interface CallTexts {
  readonly callHeading: string;
  readonly callLead: string;
  /** Out of hours: nobody answers the number. */
  readonly closed: string;
}

/** Texts around the form on a form page (specification, sections 2 and 9). */
export interface FormPageTexts extends CallTexts {
  readonly lead: string;
  /** Only where the specification has hours (section 9). */
  readonly hours?: string;
  /** A link for visitors that another page serves better. */
  readonly elsewhere?: {
    readonly heading: string;
    readonly text: string;
    readonly link: string;
    readonly href: string;
  };
}

const calling = (language: SiteLanguage, callHeading: string, callLead: string): CallTexts => ({
  callHeading,
  callLead,
  closed: frameTextsIn(language).closedNow,
});

export const CALL_TEXTS: { readonly [language in SiteLanguage]: CallTexts } = {
  en: calling('en', 'Prefer to talk to someone?', 'Call us at'),
  es: calling('es', '¿Prefiere hablar con alguien?', 'Llámenos al'),
  fr: calling('fr', 'Vous préférez nous parler?', 'Appelez-nous au'),
};

const ENGLISH = {
  ...CALL_TEXTS.en,
  elsewhere: {
    heading: 'Need a repair or a new system?',
    text: 'Local dealers do the work. See who serves your area and what their customers say.',
    link: 'Schedule service',
    href: '/find-your-dealer/',
  },
} as const;

/** The heading of the contact page, with the brand name from the settings (contract, section 7: brand). */
export const contactHeading = (brand: string): string => `Contact ${brand}`;

export const contactTexts: FormPageTexts = {
  ...ENGLISH,
  lead: 'Tell us what’s on your mind. A real person reads every message and replies within 24 to 48 hours.',
  hours: SERVICE_HOURS.contact,
};

interface CustomerCarePage {
  readonly formId: FormId;
  readonly heading: string;
  readonly texts: FormPageTexts;
}

/** The customer care form of each language, with the texts around it. */
export const CUSTOMER_CARE_PAGES: { readonly [language in SiteLanguage]: CustomerCarePage } = {
  en: {
    formId: 'customer-care',
    heading: "We're here to help you get the home comfort you desire",
    texts: {
      ...ENGLISH,
      lead: 'Tell us about your home and what you need. Customer care will call or email you within 24 to 48 hours.',
      hours: SERVICE_HOURS['customer care'],
    },
  },
  es: {
    formId: 'customer-care-es',
    heading: 'Estamos para ayudarle a tener en casa el confort que desea',
    texts: {
      lead: 'Cuéntenos sobre su casa y lo que necesita. Atención al cliente se comunicará con usted en un plazo de 24 a 48 horas.',
      ...CALL_TEXTS.es,
      hours: SERVICE_HOURS['customer care in spanish'],
      elsewhere: {
        heading: '¿Necesita una reparación o un sistema nuevo?',
        text: 'De eso se encargan los distribuidores locales. Vea quién atiende su zona y qué dicen sus clientes.',
        link: 'Buscar un distribuidor',
        href: '/es/distribuidores/',
      },
    },
  },
  fr: {
    formId: 'customer-care-fr',
    heading: 'Nous sommes là pour vous aider à trouver le confort que vous souhaitez à la maison',
    texts: {
      lead: 'Parlez-nous de votre maison et de ce qu’il vous faut. Le Service à la clientèle communiquera avec vous dans les 24 à 48 heures.',
      ...CALL_TEXTS.fr,
      hours: SERVICE_HOURS.french,
      elsewhere: {
        heading: 'Besoin d’une réparation ou d’un nouveau système?',
        text: 'Les concessionnaires de votre région s’en chargent. Voyez qui dessert votre secteur et ce qu’en disent leurs clients.',
        link: 'Trouver un concessionnaire',
        href: '/fr/concessionnaires/',
      },
    },
  },
};

export const DEALER_FORM_FR_HEADING = 'Trouver un concessionnaire';

export const dealerFormFrTexts: FormPageTexts = {
  lead: 'Dites-nous où vous habitez et comment vous joindre. Un concessionnaire de votre région communiquera avec vous dans les 24 à 48 heures.',
  ...CALL_TEXTS.fr,
  hours: SERVICE_HOURS.french,
};
