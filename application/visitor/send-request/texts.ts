import { SITE_LANGUAGES } from '../../../domain/content/site-language.ts';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';

/** Texts shared by all forms (contract, section 7: texts not shown). */
export const formTexts = {
  en: {
    problem: 'There is a problem',
    sending: 'Sending your request.',
    sendingButton: 'Sending…',
    waiting: 'Not sent yet: you seem to be offline. We will send it as soon as you are back.',
    waitingButton: 'Not sent yet',
    givenUp: 'We couldn’t send your request. Please send it again.',
    noDealer: 'No dealer selected.',
    unknownDealer:
      'This dealer isn’t listed anymore. Nothing you typed is lost. Please check who your request is for, and send it again.',
    next: 'Next',
    back: 'Back',
    chosen: 'You chose: ',
    ifRight: 'If it’s right, leave it as it is.',
    optional: 'optional',
    honeypot: 'Leave this field empty',
    reference: 'Your reference: ',
    suggestions: 'Suggested addresses',
    close: 'Close',
  },
  es: {
    problem: 'Hay un problema',
    sending: 'Enviando su solicitud.',
    sendingButton: 'Enviando…',
    waiting:
      'Aún sin enviar: parece que no tiene conexión. Enviaremos su solicitud en cuanto vuelva a tenerla.',
    waitingButton: 'Aún sin enviar',
    givenUp: 'No pudimos enviar su solicitud. Envíela de nuevo.',
    noDealer: 'No ha elegido un distribuidor.',
    unknownDealer:
      'Este distribuidor ya no está en la lista. No se perdió nada de lo que escribió. Revise a quién se dirige su solicitud y envíela de nuevo.',
    next: 'Siguiente',
    back: 'Atrás',
    chosen: 'Eligió: ',
    ifRight: 'Si es correcto, déjelo como está.',
    optional: 'opcional',
    honeypot: 'Deje este campo vacío',
    reference: 'Su referencia: ',
    suggestions: 'Direcciones sugeridas',
    close: 'Cerrar',
  },
  fr: {
    problem: 'Il y a un problème',
    sending: 'Envoi de votre demande.',
    sendingButton: 'Envoi…',
    waiting:
      'Pas encore envoyé : vous semblez hors ligne. Nous l’enverrons dès que vous serez de retour en ligne.',
    waitingButton: 'Pas encore envoyé',
    givenUp: 'Votre demande n’a pas pu être envoyée. Veuillez l’envoyer de nouveau.',
    noDealer: 'Aucun concessionnaire sélectionné.',
    unknownDealer:
      'Ce concessionnaire ne figure plus dans notre liste. Rien de ce que vous avez écrit n’est perdu. Veuillez vérifier à qui s’adresse votre demande, puis envoyez-la de nouveau.',
    next: 'Suivant',
    back: 'Retour',
    chosen: 'Votre choix : ',
    ifRight: 'Si c’est exact, laissez tel quel.',
    optional: 'facultatif',
    honeypot: 'Laissez ce champ vide',
    reference: 'Votre référence : ',
    suggestions: 'Adresses suggérées',
    close: 'Fermer',
  },
} as const satisfies { readonly [language in FormLanguage]: object };

export const sendingFailed = (language: FormLanguage, phone: string): string =>
  language === 'es'
    ? `No pudimos enviar su solicitud. No se perdió nada de lo que escribió. Inténtelo de nuevo o llame al ${phone}.`
    : language === 'fr'
      ? `Nous n’avons pas pu envoyer votre demande. Rien de ce que vous avez écrit n’est perdu. Veuillez réessayer ou appeler le ${phone}.`
      : `We couldn't send your request. Nothing you typed is lost. Please try again, or call ${phone}.`;

/** How many missing fields are named before the rest are only counted. */
const MAX_NAMED = 4;

const MORE: { readonly [language in FormLanguage]: (count: number) => string } = {
  en: (count) => `${count} more`,
  es: (count) => `${count} más`,
  fr: (count) => `${count} autres`,
};

/** `Still needed: first name, email, and how we can help.`, `Still needed: first name, last name, email, and 6 more.` */
export const missingText = (language: FormLanguage, nouns: ReadonlyArray<string>): string => {
  const named = nouns.length <= MAX_NAMED ? nouns : nouns.slice(0, MAX_NAMED - 1);
  const rest = nouns.length - named.length;
  const list = new Intl.ListFormat(SITE_LANGUAGES[language].locale).format(
    rest === 0 ? named : [...named, MORE[language](rest)],
  );
  switch (language) {
    case 'es':
      return `${nouns.length === 1 ? 'Falta' : 'Faltan'}: ${list}.`;
    case 'fr':
      return `Il manque encore : ${list}.`;
    case 'en':
      return `Still needed: ${list}.`;
  }
};

/** The name of the hidden field with a doubtful value that the visitor was asked about. */
export const confirmedField = (name: string): string => `confirmed.${name}`;

/** The phone number to call while a request waits. */
export const callMeanwhile = (language: FormLanguage, phone: string): string =>
  language === 'es'
    ? `O llame al ${phone}.`
    : language === 'fr'
      ? `Ou appelez le ${phone}.`
      : `Or call ${phone}.`;

/** The title of a page whose form has errors: `Error: Contact RunTru`. */
export const errorTitle = (language: FormLanguage, title: string): string =>
  language === 'es' ? `Error: ${title}` : language === 'fr' ? `Erreur : ${title}` : `Error: ${title}`;

/** Repeats the number that customer service will get. */
export const NOTED_NUMBER: { readonly [language in FormLanguage]: (phone: string) => string } = {
  en: (phone) => `We'll note your number as ${phone}.`,
  es: (phone) => `Anotaremos su número como ${phone}.`,
  fr: (phone) => `Nous noterons votre numéro comme ceci : ${phone}.`,
};

/** Repeats the number that the dealer will get. The dealer's name is null when the brand chooses one. */
export const GIVEN_NUMBER: {
  readonly [language in FormLanguage]: (phone: string, dealer: string | null) => string;
} = {
  en: (phone, dealer) => `We'll give ${dealer ?? 'a local dealer'} ${phone}.`,
  es: (phone, dealer) => `Le daremos a ${dealer ?? 'un distribuidor local'} el ${phone}.`,
  fr: (phone, dealer) => `Nous donnerons le ${phone} à ${dealer ?? 'un concessionnaire de votre région'}.`,
};

/** `Step 1 of 2` (specification, section 2). */
export const stepText = (language: FormLanguage, step: number, steps: number): string =>
  language === 'es'
    ? `Paso ${step} de ${steps}`
    : language === 'fr'
      ? `Étape ${step} de ${steps}`
      : `Step ${step} of ${steps}`;

/** `Your reference: R-0123ABCD` (contract, section 7). */
export const referenceText = (language: FormLanguage, leadId: string): string =>
  `${formTexts[language].reference}${referenceOf(leadId)}`;
