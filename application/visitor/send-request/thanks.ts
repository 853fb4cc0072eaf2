import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { askAboutRebatesTexts } from '../ask-about-rebates/texts.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import type { FormFacts, FormLanguage, SuccessText } from '../../../domain/lead/form.ts';
import { isDay } from '../../../domain/lead/booking-wish.ts';
import { REQUEST_LINK } from '../../../domain/lead/request/request-link-texts.ts';
import { openedRequestPath } from '../follow-request/request-path.ts';
import type { ThankedFor } from './thanks-address.ts';
import { everyFormOn } from '../../../domain/lead/forms/every-form.ts';

/** The content of a thank-you page; `reference` is null when unknown. */
export type Thanks = SuccessText & {
  readonly reference: string | null;
  /** The link to the request's page; null when the address has no token. */
  readonly page: { readonly text: string; readonly address: string } | null;
  /** The next steps; null when there are none to show. */
  readonly next: {
    readonly expect: string;
    readonly steps: ReadonlyArray<string>;
  } | null;
  /** A link to other dealers; null when there is none to show. */
  readonly others: { readonly text: string; readonly address: string } | null;
};

/** Used when the form is unknown: says only what is true for every form. */
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

/** The confirmation doesn't depend on the day, so any day works. */
const FORMS = everyFormOn(() => '');

/**
 * The confirmation for a form posted without scripts, in the page's language. It is the form's own confirmation, as far as the address has
 * the values for it (specification, sections 8 and 9; contract, section 6).
 */
export const thanks = (
  { formId, reference, topic, day, window, zip, token }: ThankedFor,
  { language, ...facts }: FormFacts & { readonly language: FormLanguage },
): Thanks => {
  const form = FORMS.find(({ id, language: spoken }) => id === formId && spoken === language);
  const values = {
    ...(topic !== null && { topic }),
    ...(day !== null && isDay(day) && { preferredDate: day }),
    ...(window !== null && { preferredWindow: window }),
  };
  const success = form?.success(values, facts) ?? PLAIN[language];
  const page =
    reference === null || token === null
      ? null
      : { text: REQUEST_LINK[language], address: openedRequestPath(reference, language, token) };
  if (form?.id !== rebatesForm.id || facts.dealer === undefined)
    return { ...success, reference, page, next: null, others: null };
  return { ...success, ...REBATES, reference, page, next: WHAT_NEXT, others: othersNear(zip) };
};

/** Texts of the rebates confirmation (specification, section 8). */
const { congrats, received, expect, steps, others } = askAboutRebatesTexts;
const REBATES: SuccessText = { heading: congrats, text: received };
const WHAT_NEXT = { expect, steps };

const othersNear = (zip: PostalCode | null): Thanks['others'] =>
  zip === null ? null : { text: others, address: addressOf(LIST_PATH, searchNear(zip)) };
