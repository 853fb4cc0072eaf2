import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import type { RequestEventKind } from '../../../domain/lead/request/request-event.ts';
import type { RequestState } from '../../../domain/lead/request/request-state.ts';

type StepKind = RequestEventKind | 'stored' | 'sent';

/** Begins a sentence with a dealer's name or with `the dealer`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of a request's page. `dealer` is the dealer's name, or `someDealer` or `customerCare`. */
interface RequestTexts {
  readonly title: string;
  readonly heading: string;
  /** The words for a dealer whose name is unknown. */
  readonly someDealer: string;
  /** The words for the receiver of a request without a dealer. */
  readonly customerCare: string;
  readonly happened: string;
  readonly steps: { readonly [kind in StepKind]: (dealer: string) => string };
  readonly next: { readonly [state in RequestState]: (dealer: string) => string };
  /** Instead of `next` when nobody has answered in the promised time. */
  readonly unanswered: (dealer: string) => string;
  /** Instead of `next` when a withdrawn request was sent to other dealers, too: each has a request of their own. */
  readonly withdrawnHere: (dealer: string) => string;
  /** The button that sends it to another dealer, too. */
  readonly forward: (dealer: string) => string;
  readonly forwardNote: string;
  readonly otherDealers: string;
  readonly call: (dealer: string, phone: string) => string;
  readonly asked: string;
  readonly amend: string;
  readonly amendButton: string;
  readonly withdraw: string;
  readonly withdrawNote: string;
  readonly withdrawButton: string;
  readonly saved: string;
  readonly wrong: string;
  readonly incomplete: { readonly heading: string; readonly text: (phone: string) => string };
  readonly unavailable: { readonly heading: string; readonly text: (phone: string) => string };
}

const english: RequestTexts = {
  title: 'Your request',
  heading: 'Your request',
  someDealer: 'the dealer',
  customerCare: 'our customer care',
  happened: 'What has happened',
  steps: {
    stored: () => 'We received your request.',
    sent: (dealer) => `We sent it to ${dealer}.`,
    amended: () => 'You changed your request.',
    withdrawn: () => 'You withdrew your request.',
    accepted: (dealer) => `${dealer} will take it.`,
    declined: (dealer) => `${dealer} can’t take it.`,
    called: (dealer) => `${dealer} says they’ve called you.`,
    escalated: (dealer) => `${dealer} hadn’t answered in the promised time.`,
    forwarded: (dealer) => `You sent it to ${dealer}, too.`,
  },
  next: {
    stored: (dealer) => `We’re sending it to ${dealer}.`,
    sent: (dealer) => `Next, expect a call or an email from ${dealer} within 24 to 48 hours.`,
    accepted: (dealer) => `Next, ${dealer} gets in touch with you to set a time.`,
    declined: () => 'Please ask another dealer near you. It takes a minute.',
    called: (dealer) => `Missed the call? Call ${dealer}.`,
    withdrawn: (dealer) => `You don’t need to do anything. We’re telling ${dealer}.`,
  },
  withdrawnHere: (dealer) =>
    `We’re telling ${dealer}. You sent it to another dealer, too: open that request below to withdraw it.`,
  unanswered: (dealer) => `${capital(dealer)} hasn’t answered yet. Ask the next dealer, too, or call.`,
  forward: (dealer) => `Send it to ${dealer}, too`,
  forwardNote: 'They get what you asked and how to reach you.',
  otherDealers: 'See other dealers near you',
  call: (dealer, phone) => `Call ${dealer}: ${phone}`,
  asked: 'What you asked',
  amend: 'Correct or add something',
  amendButton: 'Save changes',
  withdraw: 'Withdraw the request',
  withdrawNote:
    'If you’ve found help or changed your mind. You can’t undo this, but you can always send a new request.',
  withdrawButton: 'Withdraw the request',
  saved: 'Saved. We’re passing it on.',
  wrong: 'Nothing is saved yet. Please check what’s marked.',
  incomplete: {
    heading: 'This link isn’t complete',
    text: (phone) =>
      `Please open the whole link from our email, or from the page where you sent your request. Or call us at ${phone} with your reference.`,
  },
  unavailable: {
    heading: 'We can’t show your request right now',
    text: (phone) => `It’s safe with us. Please try again in a few minutes, or call us at ${phone}.`,
  },
};

const spanish: RequestTexts = {
  title: 'Su solicitud',
  heading: 'Su solicitud',
  someDealer: 'el distribuidor',
  customerCare: 'nuestra atención al cliente',
  happened: 'Qué ha pasado',
  steps: {
    stored: () => 'Recibimos su solicitud.',
    sent: (dealer) => `La enviamos a ${dealer}.`,
    amended: () => 'Usted cambió su solicitud.',
    withdrawn: () => 'Usted retiró su solicitud.',
    accepted: (dealer) => `${dealer} la va a atender.`,
    declined: (dealer) => `${dealer} no puede atenderla.`,
    called: (dealer) => `${dealer} dice que ya lo llamó.`,
    escalated: (dealer) => `${dealer} no contestó en el plazo prometido.`,
    forwarded: (dealer) => `La envió también a ${dealer}.`,
  },
  next: {
    stored: (dealer) => `La estamos enviando a ${dealer}.`,
    sent: (dealer) => `Lo que sigue: espere una llamada o un correo de ${dealer} en 24 a 48 horas.`,
    accepted: (dealer) => `Lo que sigue: ${dealer} se comunica con usted para acordar una hora.`,
    declined: () => 'Pida ayuda a otro distribuidor cerca de usted. Toma un minuto.',
    called: (dealer) => `¿No pudo contestar? Llame a ${dealer}.`,
    withdrawn: (dealer) => `No tiene que hacer nada. Le estamos avisando a ${dealer}.`,
  },
  withdrawnHere: (dealer) =>
    `Le estamos avisando a ${dealer}. También la envió a otro distribuidor: abra esa solicitud abajo para retirarla.`,
  unanswered: (dealer) =>
    `${capital(dealer)} todavía no ha contestado. Pida ayuda también al siguiente distribuidor, o llame.`,
  forward: (dealer) => `Enviarla también a ${dealer}`,
  forwardNote: 'Recibe lo que usted pidió y sus datos de contacto.',
  otherDealers: 'Ver otros distribuidores cerca de usted',
  call: (dealer, phone) => `Llamar a ${dealer}: ${phone}`,
  asked: 'Lo que usted pidió',
  amend: 'Corregir o agregar algo',
  amendButton: 'Guardar los cambios',
  withdraw: 'Retirar la solicitud',
  withdrawNote:
    'Si ya encontró ayuda o cambió de opinión. Esto no se puede deshacer, pero siempre puede enviar otra solicitud.',
  withdrawButton: 'Retirar la solicitud',
  saved: 'Guardado. Lo estamos comunicando.',
  wrong: 'Todavía no se guardó nada. Revise lo que está marcado.',
  incomplete: {
    heading: 'Este enlace está incompleto',
    text: (phone) =>
      `Abra el enlace completo de nuestro correo o de la página donde envió su solicitud. O llámenos al ${phone} con su número de referencia.`,
  },
  unavailable: {
    heading: 'No podemos mostrar su solicitud ahora',
    text: (phone) => `La tenemos guardada. Intente de nuevo en unos minutos o llámenos al ${phone}.`,
  },
};

const french: RequestTexts = {
  title: 'Votre demande',
  heading: 'Votre demande',
  someDealer: 'le concessionnaire',
  customerCare: 'notre service à la clientèle',
  happened: 'Ce qui s’est passé',
  steps: {
    stored: () => 'Nous avons reçu votre demande.',
    sent: (dealer) => `Nous l’avons transmise. Destinataire\u00a0: ${dealer}.`,
    amended: () => 'Vous avez modifié votre demande.',
    withdrawn: () => 'Vous avez retiré votre demande.',
    accepted: (dealer) => `Demande acceptée\u00a0: ${dealer}.`,
    declined: (dealer) => `Demande refusée\u00a0: ${dealer}.`,
    called: (dealer) => `Appel effectué, selon ${dealer}.`,
    escalated: (dealer) => `Sans réponse dans le délai promis\u00a0: ${dealer}.`,
    forwarded: (dealer) => `Vous l’avez aussi transmise. Destinataire\u00a0: ${dealer}.`,
  },
  next: {
    stored: (dealer) => `Nous la transmettons. Destinataire\u00a0: ${dealer}.`,
    sent: (dealer) =>
      `La suite\u00a0: attendez-vous à un appel ou à un courriel dans les 24 à 48 heures (${dealer}).`,
    accepted: () => 'La suite\u00a0: on communique avec vous pour convenir d’un rendez-vous.',
    declined: () => 'Adressez-vous à un autre concessionnaire près de chez vous. Cela prend une minute.',
    called: () => 'Vous avez manqué l’appel? Rappelez.',
    withdrawn: () => 'Vous n’avez rien d’autre à faire. Nous prévenons le destinataire.',
  },
  withdrawnHere: () =>
    'Nous prévenons le destinataire. Vous l’avez aussi envoyée à un autre concessionnaire\u00a0: ouvrez cette demande ci-dessous pour la retirer.',
  unanswered: (dealer) =>
    `Pas encore de réponse (${dealer}). Adressez-vous aussi au prochain concessionnaire, ou appelez.`,
  forward: (dealer) => `L’envoyer aussi\u00a0: ${dealer}`,
  forwardNote: 'Le concessionnaire reçoit votre demande et vos coordonnées.',
  otherDealers: 'Voir d’autres concessionnaires près de chez vous',
  call: (dealer, phone) => `Appeler ${dealer}\u00a0: ${phone}`,
  asked: 'Ce que vous avez demandé',
  amend: 'Corriger ou ajouter quelque chose',
  amendButton: 'Enregistrer les changements',
  withdraw: 'Retirer la demande',
  withdrawNote:
    'Si vous avez trouvé de l’aide ou changé d’idée. C’est définitif, mais vous pouvez toujours envoyer une autre demande.',
  withdrawButton: 'Retirer la demande',
  saved: 'C’est enregistré. Nous transmettons.',
  wrong: 'Rien n’est encore enregistré. Vérifiez ce qui est indiqué.',
  incomplete: {
    heading: 'Ce lien est incomplet',
    text: (phone) =>
      `Ouvrez le lien complet de notre courriel ou de la page où vous avez envoyé votre demande. Ou appelez-nous au ${phone} avec votre numéro de référence.`,
  },
  unavailable: {
    heading: 'Impossible d’afficher votre demande pour le moment',
    text: (phone) =>
      `Elle est bien enregistrée. Réessayez dans quelques minutes ou appelez-nous au ${phone}.`,
  },
};

const TEXTS: { readonly [language in FormLanguage]: RequestTexts } = {
  en: english,
  es: spanish,
  fr: french,
};

export const requestTextsIn = (language: FormLanguage): RequestTexts => TEXTS[language];

/** The texts of a dealer's page, which is in English as the mails to dealers are. */
export const dealerRequestTexts = {
  title: 'A request for you',
  heading: 'Request',
  steps: {
    stored: 'The homeowner sent it.',
    sent: 'We emailed it to you.',
    amended: 'The homeowner changed it.',
    withdrawn: 'The homeowner withdrew it.',
    accepted: 'You said you’ll take it.',
    declined: 'You said you can’t take it.',
    called: 'You said you’ve called.',
    escalated: 'You hadn’t answered in the promised time.',
    forwarded: 'The homeowner sent it to another dealer, too.',
  } satisfies { readonly [kind in StepKind]: string },
  next: {
    stored: 'Please tell the homeowner whether you can take it.',
    sent: 'Please tell the homeowner whether you can take it.',
    accepted: 'The homeowner sees that you’ll take it. Please call them, then come back and say so.',
    declined: 'The homeowner sees that you can’t take it, and which other dealers are near.',
    called: 'Thank you. The homeowner sees that you’ve called.',
    withdrawn: 'Please don’t call: they no longer need you for this.',
  } satisfies { readonly [state in RequestState]: string },
  answers: {
    accepted: 'I’ll take it',
    declined: 'I can’t take it',
    called: 'I’ve called',
  },
  asked: 'What they asked',
} as const;
