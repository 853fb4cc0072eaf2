import type { FormLanguage } from '../../../domain/lead/form.ts';

const PATHS: { readonly [language in FormLanguage]: string } = {
  en: '/request/',
  es: '/es/solicitud/',
  fr: '/fr/demande/',
};

const BELOW = /^[^/]+\/$/;

/** The path above the pages of single requests, in a language (contract, section 7: one request). */
export const requestsPath = (language: FormLanguage): string => PATHS[language];

/** The path of one request's page, without the token that opens it. */
export const requestPath = (reference: string, language: FormLanguage): string =>
  `${requestsPath(language)}${reference}/`;

/** The path of one request's page with the token that opens it. */
export const openedRequestPath = (reference: string, language: FormLanguage, token: string): string =>
  `${requestPath(reference, language)}?${REQUEST_TOKEN}=${token}`;

/** Whether a path, with its trailing slash, is one request's page. */
export const isRequestPage = (path: string): boolean =>
  Object.values(PATHS).some((above) => path.startsWith(above) && BELOW.test(path.slice(above.length)));

/** The parameter with the token. */
export const REQUEST_TOKEN = 'key';
