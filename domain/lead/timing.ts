import { defineField, type FormLanguage, type FormOption } from './form-definition.ts';

/** `Is it urgent?` and `Best time to call`: optional, in every request form (contract, section 7: contact data). */

/** The answer that means that the dealer should call at once. */
export const URGENT = 'now';

type Labels<Value extends string> = readonly [label: string, options: Readonly<Record<Value, string>>];

const TEXTS: {
  readonly [language in FormLanguage]: {
    readonly urgency: Labels<'now' | 'days' | 'later'>;
    readonly callTime: Labels<'any' | 'morning' | 'afternoon' | 'evening'>;
    readonly select: string;
    readonly sms: string;
  };
} = {
  en: {
    urgency: [
      'Is it urgent?',
      { [URGENT]: 'No heat or no cooling now', days: 'In the next days', later: 'Can wait' },
    ],
    callTime: [
      'Best time to call',
      { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    ],
    select: 'Select',
    sms: 'You may text me about this request.',
  },
  es: {
    urgency: [
      '¿Es urgente?',
      { [URGENT]: 'Sin calefacción o sin aire ahora', days: 'En los próximos días', later: 'Puede esperar' },
    ],
    callTime: [
      'Mejor hora para llamar',
      {
        any: 'A cualquier hora',
        morning: 'Por la mañana',
        afternoon: 'Por la tarde',
        evening: 'Por la noche',
      },
    ],
    select: 'Seleccionar',
    sms: 'Pueden enviarme mensajes de texto sobre esta solicitud.',
  },
  fr: {
    urgency: [
      'Est-ce urgent?',
      {
        [URGENT]: 'Plus de chauffage ou de climatisation',
        days: 'Dans les prochains jours',
        later: 'Ça peut attendre',
      },
    ],
    callTime: [
      'Meilleur moment pour appeler',
      { any: 'N’importe quand', morning: 'Le matin', afternoon: 'L’après-midi', evening: 'Le soir' },
    ],
    select: 'Sélectionner',
    sms: 'Vous pouvez m’envoyer des textos au sujet de cette demande.',
  },
};

const optionsOf = (labels: Readonly<Record<string, string>>): ReadonlyArray<FormOption> =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Reads a value in English, as dealers do. */
const inEnglish =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? value;

/** The fields at the end of every request form, in its language. Values that aren't options are refused. */
export const timingFields = (language: FormLanguage) => {
  const { urgency, callTime, select, sms } = TEXTS[language];
  const anyOf =
    (labels: Readonly<Record<string, string>>, message: string) =>
    (text: string): string | null =>
      text === '' || Object.hasOwn(labels, text) ? null : message;
  return [
    defineField({
      name: 'urgency',
      maxLength: 10,
      mail: { kind: 'line', label: 'Urgency', read: inEnglish(TEXTS.en.urgency[1]) },
      label: urgency[0],
      control: { kind: 'select', options: optionsOf(urgency[1]), prompt: select },
      rules: [anyOf(urgency[1], urgency[0])],
      isOptional: () => true,
    }),
    defineField({
      name: 'callTime',
      maxLength: 10,
      mail: { kind: 'line', label: 'Best time to call', read: inEnglish(TEXTS.en.callTime[1]) },
      label: callTime[0],
      control: { kind: 'select', options: optionsOf(callTime[1]), prompt: select },
      rules: [anyOf(callTime[1], callTime[0])],
      isOptional: () => true,
    }),
    // Texts need a consent of their own, apart from calls.
    defineField({
      name: 'smsOptIn',
      maxLength: 40,
      mail: { kind: 'consent', label: 'May be texted' },
      label: sms,
      control: { kind: 'checkbox', value: 'SMS Opt In' },
      rules: [],
      isOptional: () => true,
    }),
  ];
};

/** The fields in English. */
export const TIMING = timingFields('en');

/** The translations of all texts of these fields, by their English texts. */
export const timingPhrases = (language: FormLanguage): Readonly<Record<string, string>> => {
  const [from, to] = [TEXTS.en, TEXTS[language]];
  return {
    [from.urgency[0]]: to.urgency[0],
    [from.callTime[0]]: to.callTime[0],
    [from.sms]: to.sms,
    ...translated(from.urgency[1], to.urgency[1]),
    ...translated(from.callTime[1], to.callTime[1]),
  };
};

const translated = (
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(from).map(([value, text]) => [text, to[value] ?? text]));
