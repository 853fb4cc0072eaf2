import { SERVICE_HOURS } from '../../brand/hours.ts';
import { region, sharedField, type SharedField } from '../fields.ts';
import { defineForm, type FieldDefinition, type Rule } from '../form-definition.ts';
import { REGIONS_IN_FRENCH } from '../regions-in-french.ts';
import { timingFields } from '../timing.ts';
import { email, oneOf, onePhone, phone, postalCode, required } from '../rules.ts';

const EMAIL = 'Veuillez entrer une adresse courriel valide';
const PHONE = 'Veuillez entrer votre numéro de téléphone';
const STATE = 'Veuillez sélectionner un état';
const ZIP = 'Veuillez entrer votre code postal';

/** A shared field with French label. */
const field = <const Name extends SharedField>(
  name: Name,
  label: string,
  ...rules: ReadonlyArray<Rule>
): FieldDefinition<Name> => ({ ...sharedField(name, ...rules), label });

/** The French dealer form (specification, sections 2, 5 and 9). */
export const dealerFormFr = defineForm({
  id: 'dealer-form-fr',
  language: 'fr',
  name: 'Communiquer avec un concessionnaire',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [
    [
      field('firstName', 'Prénom', required('Veuillez entrer votre prénom')),
      field('lastName', 'Nom', required('Veuillez entrer votre nom')),
      field('email', 'Courriel', required(EMAIL), email(EMAIL)),
      field('phone', 'Téléphone', required(PHONE), onePhone('fr'), phone(PHONE)),
      {
        ...field('addressLine1', 'Adresse', required('Veuillez entrer votre adresse')),
        hint: 'Le numéro d’abord, par exemple 1200, rue Principale',
      },
      field('city', 'Ville', required('Veuillez entrer votre ville')),
      {
        ...region(required(STATE), oneOf(REGIONS_IN_FRENCH, STATE)),
        label: 'Province ou État',
        noun: 'province ou État',
        control: { kind: 'select', options: REGIONS_IN_FRENCH, prompt: 'Sélectionner' },
      },
      field('zip', 'Code postal', required(ZIP), postalCode(ZIP)),
      ...timingFields('fr'),
    ],
  ],
  waitsForFields: false,
  submit: 'Envoyer',
  consent:
    'En appuyant sur Envoyer, vous acceptez qu’un concessionnaire de votre région communique avec vous.',
  success: (_draft, { phone: number }) => ({
    heading: 'Merci!',
    text: 'Nous avons reçu votre demande et un concessionnaire communiquera avec vous sous peu.',
    promise: `Vous aurez de ses nouvelles dans les 24 à 48 heures. Une question? Appelez-nous au ${number}, ${SERVICE_HOURS.french}.`,
  }),
});
