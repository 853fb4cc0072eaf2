import { SERVICE_HOURS } from '../../brand/hours.ts';
import { dayText, WINDOWS } from '../booking-wish.ts';
import type { FieldValues, FormFacts, SuccessText } from '../form-definition.ts';
import { REGIONS_IN_FRENCH } from '../regions-in-french.ts';
import { timingPhrases } from '../timing.ts';
import { bookingForm } from './booking.ts';
import { customerCare } from './customer-care.ts';
import { estimateForm } from './estimate.ts';
import { dealerModal } from './dealer-modal.ts';
import { formOn, type FormOn } from './forms.ts';
import { DEALER_CONSENT, consentBy } from './newer-fields.ts';
import { translatedForm, type FormTranslation } from './translated-form.ts';

/** French form texts by their English texts. */
const PHRASES: FormTranslation['phrases'] = {
  ...timingPhrases('fr'),
  'Contact a dealer': 'Demander un appel',
  'Get a quote from a local dealer': 'Obtenez la soumission d’un concessionnaire local',
  'Book online': 'Réserver en ligne',
  'Request a call': 'Demander l’appel',
  'Send booking request': 'Envoyer la demande',
  [DEALER_CONSENT]:
    'En appuyant sur «\u00a0Demander l’appel\u00a0», vous acceptez qu’un concessionnaire de votre région communique avec vous.',
  [consentBy('Send booking request')]:
    'En appuyant sur «\u00a0Envoyer la demande\u00a0», vous acceptez qu’un concessionnaire de votre région communique avec vous.',
  'First name': 'Prénom',
  'Last name': 'Nom',
  Email: 'Courriel',
  Phone: 'Téléphone',
  'Street address': 'Adresse',
  'House number first, like 1200 Main St': 'Le numéro d’abord, par exemple 1200, rue Principale',
  City: 'Ville',
  'State/Province': 'Province ou État',
  Select: 'Sélectionner',
  'Zip or postal code': 'Code postal',
  "What's going on?": 'Que se passe-t-il?',
  'Preferred date': 'Date souhaitée',
  'Monday through Saturday': 'Du lundi au samedi',
  'Time of day': 'Moment de la journée',
  'Morning, 8am to 12pm': 'Le matin, de 8\u00a0h à midi',
  'Afternoon, 12pm to 5pm': 'L’après-midi, de midi à 17\u00a0h',
  'Evening, 5pm to 8pm': 'Le soir, de 17\u00a0h à 20\u00a0h',
  'Please enter your first name': 'Veuillez entrer votre prénom',
  'First name must be at least 2 characters': 'Le prénom doit compter au moins 2 caractères',
  'Please enter your last name': 'Veuillez entrer votre nom',
  'Last name must be at least 2 characters': 'Le nom doit compter au moins 2 caractères',
  'Please enter a valid email address': 'Veuillez entrer une adresse courriel valide',
  'Enter your phone number.': 'Veuillez entrer votre numéro de téléphone.',
  'Enter one phone number. This looks like two.':
    'Entrez un seul numéro de téléphone. Il semble y en avoir deux.',
  'Please enter your street address': 'Veuillez entrer votre adresse',
  'Street address must be at least 2 characters': 'L’adresse doit compter au moins 2 caractères',
  'Please enter your city': 'Veuillez entrer votre ville',
  'City must be at least 2 characters': 'Le nom de la ville doit compter au moins 2 caractères',
  'State is required': 'Veuillez sélectionner une province ou un État',
  'Enter your zip/postal code.': 'Veuillez entrer votre code postal.',
  'Choose a date from today on, Monday through Saturday.':
    'Choisissez une date à partir d’aujourd’hui, du lundi au samedi.',
  'Choose a time of day.': 'Choisissez un moment de la journée.',
  'Customer care': 'Service à la clientèle',
  'Send message': 'Envoyer le message',
  Country: 'Pays',
  'United States': 'États-Unis',
  Other: 'Autre pays',
  'How can we help you?': 'Comment pouvons-nous vous aider?',
  'New System': 'Un nouveau système',
  Repair: 'Une réparation',
  'Indoor Air Quality': 'La qualité de l’air intérieur',
  'Smart Home': 'La maison intelligente',
  Offers: 'Les offres',
  'Do you own one of our systems?': 'Avez-vous un de nos systèmes?',
  Yes: 'Oui',
  No: 'Non',
  'Please add your system’s serial number in the comments.':
    'Veuillez indiquer le numéro de série de votre système dans les commentaires.',
  'How should we contact you?': 'Comment préférez-vous être joint?',
  'state or province': 'province ou État',
  'how we can help': 'comment nous pouvons vous aider',
  'whether you own one of our systems': 'si vous avez un de nos systèmes',
  'how to contact you': 'comment vous joindre',
  Comments: 'Commentaires',
  'Yes, keep me posted about products, tips and offers.':
    'Oui, tenez-moi au courant des produits, des conseils et des offres.',
  'Please select a country': 'Veuillez sélectionner un pays',
  'How can we help you is required': 'Veuillez indiquer comment nous pouvons vous aider',
  // In the specification, two questions share this message.
  'System ownership is required': 'Veuillez choisir une réponse',
  'Street address is required': 'Veuillez entrer votre adresse',
  'City is required': 'Veuillez entrer votre ville',
};

const THANKS: SuccessText = {
  heading: 'Merci!',
  text: 'Nous avons reçu votre demande et un concessionnaire communiquera avec vous sous peu.',
};
const PROMISE = 'Vous aurez de ses nouvelles dans les 24 à 48 heures.';

/** Drops the period of a name such as `Inc.` before the sentence's own. */
const sentTo = (dealer: string): string => `Envoyé à ${dealer.replace(/\.$/, '')}.`;

const askedDealer = (_values: FieldValues, { dealer }: FormFacts): SuccessText =>
  dealer === undefined
    ? { ...THANKS, promise: PROMISE }
    : { ...THANKS, receipt: `${sentTo(dealer)} ${PROMISE}` };

const booked = (values: FieldValues, facts: FormFacts): SuccessText => {
  const { preferredDate = '', preferredWindow } = values;
  const window = WINDOWS.find(({ value }) => value === preferredWindow)?.label ?? '';
  const wish = [dayText(preferredDate, 'fr-CA'), (PHRASES[window] ?? '').toLowerCase()]
    .filter(Boolean)
    .join(', ');
  const { dealer } = facts;
  if (wish === '') return askedDealer(values, facts);
  const receipt = [dealer && sentTo(dealer), `Vous avez demandé une visite le ${wish}.`]
    .filter(Boolean)
    .join(' ');
  return { ...THANKS, promise: PROMISE, receipt };
};

const customerCareSuccess = (_values: FieldValues, { phone }: FormFacts): SuccessText => ({
  heading: THANKS.heading,
  text: `Nous avons reçu votre message et le Service à la clientèle communiquera avec vous sous peu. Vous pouvez aussi nous appeler au ${phone}, ${SERVICE_HOURS.french}.`,
  promise: PROMISE,
});

const IN_FRENCH = { language: 'fr', phrases: PHRASES, regions: REGIONS_IN_FRENCH } as const;

export const frenchFormOn: FormOn = (id, today) => {
  switch (id) {
    case 'dealer-modal-fr':
      return translatedForm(dealerModal, { ...IN_FRENCH, id, success: askedDealer });
    case 'booking-fr':
      return translatedForm(bookingForm(today), { ...IN_FRENCH, id, success: booked });
    case 'estimate-fr':
      return translatedForm(estimateForm, { ...IN_FRENCH, id, success: askedDealer });
    case 'customer-care-fr':
      return translatedForm(customerCare, { ...IN_FRENCH, id, success: customerCareSuccess });
    default:
      return formOn(id, today);
  }
};
