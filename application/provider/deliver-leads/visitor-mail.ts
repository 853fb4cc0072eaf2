import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { Emergency } from '../../../domain/help/emergencies.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import { REQUEST_LINK } from '../../../domain/lead/request/request-link-texts.ts';
import { URGENT } from '../../../domain/lead/timing.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { matchIntents } from '../../../domain/search/intents/match-intents.ts';
import { laterOf, numberOf } from './mail-calls.ts';
import { colonIn, mailText, type MailPart, type MailText, type WrittenMail } from './mail-parts.ts';
import { dealerText, paragraph, type MailFacts } from './mail-texts.ts';

/**
 * The confirmation mail to the visitor, in the form's language. It repeats nothing that was typed: otherwise anyone could use the form to
 * send text to another person's address.
 */
export const visitorMail = (
  lead: SubmittedLead,
  dealer: O.Option<Dealer>,
  facts: MailFacts,
  event?: RequestEvent,
): MailText => {
  const number = pipe(dealer, O.map(numberOf), O.toNullable);
  const texts = {
    ...facts,
    reference: referenceOf(lead.id),
    dealer: dealerText(dealer),
    number: number ?? '',
    later: laterOf(lead, dealer),
  };
  const language = languageOf(lead.lead.metadata.formId);
  const link: MailPart = {
    kind: 'link',
    label: REQUEST_LINK[language],
    address: facts.links.addressFor(lead.id, 'visitor', language),
  };
  if (event?.kind === 'declined') return mailText(declinedMail(language, texts, link));
  const words = WORDS[language](texts);
  const { subject, thanks, received, ofDealer, call, next, questions } = words;
  return mailText({
    language,
    brandName: facts.brandName,
    subject,
    parts: [
      ...dangersTyped(lead, language),
      paragraph(thanks),
      paragraph(received),
      paragraph(texts.dealer && ofDealer),
      paragraph(texts.later),
      ...(number === null ? [] : [{ kind: 'call', label: call, phone: number } as const]),
      {
        kind: 'list',
        isOrdered: true,
        label: next,
        items: texts.dealer === '' ? [] : stepsOf(lead, number, words),
      },
      link,
      paragraph(questions),
      ...(lead.lead.fields.urgency === URGENT ? [inDanger(language, dangersOfUrgency(language))] : []),
      paragraph(facts.brandName),
    ],
  });
};

/** What happens next. Calling comes first in an urgent request, and is left out if the dealer has no number. */
const stepsOf = (
  { lead: { fields } }: SubmittedLead,
  number: string | null,
  { steps, hurry }: VisitorWords,
): ReadonlyArray<string> => {
  if (number === null) return steps;
  return fields.urgency === URGENT ? [hurry, ...steps] : [...steps, hurry];
};

const DECLINED: {
  readonly [language in SiteLanguage]: (texts: VisitorTexts) => readonly [subject: string, text: string];
} = {
  en: ({ reference, dealer }) => [
    `Your request ${reference} needs another dealer`,
    `The dealer can’t take your request ${reference} (${dealer}). Open your request to see other dealers near you.`,
  ],
  es: ({ reference, dealer }) => [
    `Su solicitud ${reference} necesita otro distribuidor`,
    `El distribuidor no puede atender su solicitud ${reference} (${dealer}). Abra su solicitud para ver otros distribuidores cerca de usted.`,
  ],
  fr: ({ reference, dealer }) => [
    `Votre demande ${reference} cherche un autre concessionnaire`,
    `Le concessionnaire ne peut pas accepter votre demande ${reference} (${dealer}). Ouvrez votre demande pour voir d’autres concessionnaires près de chez vous.`,
  ],
};

/** Tells a visitor at once that the dealer can't come. */
const declinedMail = (language: SiteLanguage, texts: VisitorTexts, link: MailPart): WrittenMail => {
  const [subject, text] = DECLINED[language](texts);
  const { brandName } = texts;
  return {
    language,
    brandName,
    subject: `${brandName}: ${subject}`,
    parts: [paragraph(text), link, paragraph(brandName)],
  };
};

const IN_DANGER: { readonly [language in SiteLanguage]: string } = {
  en: 'If there’s danger, don’t wait for a call',
  es: 'Si hay peligro, no espere la llamada',
  fr: 'En cas de danger, n’attendez pas l’appel',
};

const inDanger = (
  language: SiteLanguage,
  dangers: ReadonlyArray<Pick<Emergency, 'title' | 'steps'>>,
): MailPart => ({
  kind: 'list',
  isOrdered: false,
  label: IN_DANGER[language],
  items: dangers.map(({ title, steps }) => `${title}${colonIn(language)} ${steps.join(' ')}`),
});

/** The dangers that the visitor described, which come before everything else. */
const dangersTyped = (
  { lead: { fields } }: SubmittedLead,
  language: SiteLanguage,
): ReadonlyArray<MailPart> => {
  const { emergencies } = matchIntents(fields.comments ?? '');
  return emergencies.length === 0 ? [] : [inDanger(language, emergencies)];
};

/** An urgent request may be about a danger: those in the air, and those that come from being without heat or cooling. */
const dangersOfUrgency = (language: SiteLanguage): ReadonlyArray<Emergency> =>
  emergenciesIn(language).filter(({ isInAir, allowsChecks }) => isInAir || allowsChecks === true);

interface VisitorTexts extends MailFacts {
  readonly reference: string;
  /** Empty when no dealer was requested. */
  readonly dealer: string;
  /** The dealer's number; empty without one. */
  readonly number: string;
  /** When to expect the dealer's call, by its calendar; empty when unknown. */
  readonly later: string;
}

interface VisitorWords {
  readonly subject: string;
  readonly thanks: string;
  readonly received: string;
  readonly ofDealer: string;
  readonly call: string;
  readonly next: string;
  readonly steps: ReadonlyArray<string>;
  readonly hurry: string;
  readonly questions: string;
}

const WORDS: { readonly [language in SiteLanguage]: (texts: VisitorTexts) => VisitorWords } = {
  en: ({ reference, dealer, number, brandName, phone }) => ({
    subject: `${brandName}: we’ve received your request ${reference}`,
    thanks: 'Thank you!',
    received: `We’ve received your request. Your reference is ${reference}. You’ll hear back within 24 to 48 hours.`,
    ofDealer: `Your dealer: ${dealer}`,
    call: `Call your dealer: ${number}`,
    next: 'What happens next',
    steps: [
      'Your dealer will call or email you to set up a time.',
      'At the visit, ask for a written price before any work starts.',
    ],
    hurry: 'In a hurry? Call them and say you’ve sent a request.',
    questions: `Questions? Call us at ${phone} and have your reference ready.`,
  }),
  es: ({ reference, dealer, number, brandName, phone }) => ({
    subject: `${brandName}: recibimos su solicitud ${reference}`,
    thanks: '¡Gracias!',
    received: `Recibimos su solicitud. Su número de referencia es ${reference}. Tendrá noticias nuestras en 24 a 48 horas.`,
    ofDealer: `Su distribuidor: ${dealer}`,
    call: `Llamar al distribuidor: ${number}`,
    next: 'Lo que sigue',
    steps: [
      'Su distribuidor lo llama o le escribe para acordar una hora.',
      'En la visita, pida un precio por escrito antes de que empiece cualquier trabajo.',
    ],
    hurry: '¿Tiene prisa? Llámelo y dígale que envió una solicitud.',
    questions: `¿Preguntas? Llámenos al ${phone} y tenga a la mano su número de referencia.`,
  }),
  fr: ({ reference, dealer, number, brandName, phone }) => ({
    subject: `${brandName} : nous avons reçu votre demande ${reference}`,
    thanks: 'Merci!',
    received: `Nous avons reçu votre demande. Son numéro de référence est ${reference}. Vous aurez de nos nouvelles dans les 24 à 48 heures.`,
    ofDealer: `Votre concessionnaire : ${dealer}`,
    call: `Appeler le concessionnaire : ${number}`,
    next: 'La suite',
    steps: [
      'Votre concessionnaire vous appelle ou vous écrit pour convenir d’un rendez-vous.',
      'Lors de la visite, demandez un prix par écrit avant le début des travaux.',
    ],
    hurry: 'C’est urgent? Appelez-le et dites que vous avez envoyé une demande.',
    questions: `Une question? Appelez-nous au ${phone} et mentionnez votre numéro de référence.`,
  }),
};
