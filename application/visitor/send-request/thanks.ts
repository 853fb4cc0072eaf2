import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { askAboutRebatesTexts } from '../ask-about-rebates/texts.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import type { FormFacts, FormLanguage, SuccessText } from '../../../domain/lead/form.ts';
import { isDay } from '../../../domain/lead/booking-wish.ts';
import type { ThankedFor } from './thanks-address.ts';
import { everyFormOn } from '../../../domain/lead/forms/every-form.ts';

/** What a page of thanks says; `reference` null: none is known. */
export type Thanks = SuccessText & {
  readonly reference: string | null;
  /** What happens next, step by step, and where other dealers of the area are; null: it is not said. */
  readonly next: {
    readonly expect: string;
    readonly steps: ReadonlyArray<string>;
    readonly others: { readonly text: string; readonly address: string } | null;
  } | null;
};

/** Said where it is not known what was sent: nothing more than is true of all that may have been. */
const PLAIN: { readonly [language in FormLanguage]: SuccessText } = {
  en: {
    heading: 'Thank you!',
    text: 'Thank you for getting in touch.',
    promise: 'If you sent us a request, you’ll hear back within 24 to 48 hours.',
  },
  es: {
    heading: '¡Gracias!',
    text: 'Gracias por comunicarse con nosotros.',
    promise: 'Si nos envió una solicitud, tendrá una respuesta en 24 a 48 horas.',
  },
  fr: {
    heading: 'Merci!',
    text: 'Merci d’avoir communiqué avec nous.',
    promise: 'Si vous nous avez envoyé une demande, vous aurez une réponse dans les 24 à 48 heures.',
  },
};

/** Thanks are the same on whatever day a form was filled in. */
const FORMS = everyFormOn(() => '');

/**
 * The thanks for a form that was sent without scripts, on the page of a language: those of the form itself, as far as its
 * address says what they depend on (specification, sections 8 and 9; contract, section 6).
 */
export const thanks = (
  { formId, reference, topic, day, window, zip }: ThankedFor,
  { language, ...facts }: FormFacts & { readonly language: FormLanguage },
): Thanks => {
  const form = FORMS.find(({ id, language: spoken }) => id === formId && spoken === language);
  const values = {
    ...(topic !== null && { topic }),
    ...(day !== null && isDay(day) && { preferredDate: day }),
    ...(window !== null && { preferredWindow: window }),
  };
  const success = form?.success(values, facts) ?? PLAIN[language];
  if (form?.id !== rebatesForm.id || facts.dealer === undefined) return { ...success, reference, next: null };
  return { ...success, ...REBATES, reference, next: { ...WHAT_NEXT, others: othersNear(zip) } };
};

/** Of the confirmation about rebates (specification, section 8). */
const { congrats, received, expect, steps, others } = askAboutRebatesTexts;
const REBATES: SuccessText = { heading: congrats, text: received };
const WHAT_NEXT = { expect, steps };

const othersNear = (zip: PostalCode | null): NonNullable<Thanks['next']>['others'] =>
  zip === null ? null : { text: others, address: addressOf(LIST_PATH, searchNear(zip)) };
