import type { FormLanguage } from '../form-definition.ts';
import { referenceOf } from '../reference.ts';

/** The text of a link to the page of one request (contract, section 7: one request). */
export const REQUEST_LINK: { readonly [language in FormLanguage]: string } = {
  en: 'See, change or withdraw your request',
  es: 'Ver, cambiar o retirar su solicitud',
  fr: 'Voir, modifier ou retirer votre demande',
};

const SENT: { readonly [language in FormLanguage]: readonly [plain: string, to: string] } = {
  en: ['Sent', 'Sent to'],
  es: ['Enviada', 'Enviada a'],
  fr: ['Envoyée', 'Envoyée à'],
};

/** `Sent to Malone's, R-7K2M9Q4X`; the dealer may be unknown. */
export const sentText = (language: FormLanguage, dealer: string | null, requestId: string): string => {
  const [plain, to] = SENT[language];
  return `${dealer === null ? plain : `${to} ${dealer}`}, ${referenceOf(requestId)}`;
};
