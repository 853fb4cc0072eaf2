import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';

/** What surrounds the form of a page that is built around it (specification, sections 2 and 9). */
export interface FormPageTexts {
  readonly lead: string;
  readonly callHeading: string;
  readonly callLead: string;
  /** Only where the specification gives them (section 9). */
  readonly hours?: string;
  /** The way on for those that another page serves better. */
  readonly elsewhere?: { readonly heading: string; readonly text: string; readonly link: string };
}

const ENGLISH = {
  callHeading: 'Prefer to talk to someone?',
  callLead: 'Call us at',
  elsewhere: {
    heading: 'Need a repair or a new system?',
    text: 'Local dealers do the work. See who serves your area and what their customers say.',
    link: 'Schedule service',
  },
} as const;

/** The heading of the contact page, with the brand's name from the settings (contract, section 7: brand). */
export const contactHeading = (brand: string): string => `Contact ${brand}`;

export const contactTexts: FormPageTexts = {
  ...ENGLISH,
  lead: 'Tell us what’s on your mind. A real person reads every message and replies within 24 to 48 hours.',
  hours: SERVICE_HOURS.contact,
};

export const CUSTOMER_CARE_HEADING = "We're here to help you get the home comfort you desire";

export const customerCareTexts: FormPageTexts = {
  ...ENGLISH,
  lead: 'Tell us about your home and what you need. Customer care will call or email you within 24 to 48 hours.',
  hours: SERVICE_HOURS['customer care'],
};

export const DEALER_FORM_FR_HEADING = 'Trouver un concessionnaire';

export const dealerFormFrTexts: FormPageTexts = {
  lead: 'Dites-nous où vous habitez et comment vous joindre. Un concessionnaire de votre région communiquera avec vous dans les 24 à 48 heures.',
  callHeading: 'Vous préférez nous parler?',
  callLead: 'Appelez-nous au',
  hours: SERVICE_HOURS.french,
};
