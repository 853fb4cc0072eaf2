import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import type { NeedHelpTexts } from '../../leads/need-help/need-help.tsx';

/** The texts of the need-help-now banner and its call card (specification, sections 1 and 2; contract, section 7: hours). */
const TEXTS = {
  en: {
    heading: 'Need help now?',
    lead: 'No heat or no cooling? Talk to a person, or have a dealer near you come to your home.',
    callNow: 'Call now',
    hours: SERVICE_HOURS['empty list'],
    closed: 'Our office is closed right now.',
    aroundTheClock: 'See dealers who answer 24/7',
    schedule: 'Schedule Service',
  },
  es: {
    heading: '¿Necesita ayuda ahora?',
    lead: '¿Se quedó sin calefacción o aire acondicionado? Hable con una persona o pida que un distribuidor cercano vaya a su casa.',
    callNow: 'Llame ahora',
    hours: SERVICE_HOURS.spanish,
    closed: 'Nuestra oficina está cerrada en este momento.',
    aroundTheClock: 'Ver distribuidores que atienden las 24 horas',
    schedule: 'Programar servicio',
  },
  fr: {
    heading: 'Besoin d’aide maintenant?',
    lead: 'Pas de chauffage, ou pas de climatisation? Parlez à quelqu’un, ou demandez la visite d’un concessionnaire près de chez vous.',
    callNow: 'Appelez maintenant',
    hours: SERVICE_HOURS.french,
    closed: 'Notre bureau est fermé en ce moment.',
    aroundTheClock: 'Voir les concessionnaires joignables 24\u00a0h sur\u00a024',
    schedule: 'Planifier une visite',
  },
} as const satisfies Translated<NeedHelpTexts>;

/** The hours of customer care; the specification has a single French line for all hours. */
const CUSTOMER_CARE_HOURS: Translated<string> = {
  en: SERVICE_HOURS['customer care'],
  es: SERVICE_HOURS['customer care in spanish'],
  fr: SERVICE_HOURS.french,
};

/** The texts of an offer of help, with the hours of the office or of customer care. */
export const needHelpTextsIn = (
  language: SiteLanguage,
  hours: 'office' | 'customer-care' = 'office',
): NeedHelpTexts => ({
  ...inLanguage<NeedHelpTexts>(TEXTS, language),
  ...(hours === 'customer-care' && { hours: inLanguage(CUSTOMER_CARE_HOURS, language) }),
});
