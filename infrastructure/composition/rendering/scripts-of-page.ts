import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { savedKindOf } from '../../../domain/visitor/saved-pages.ts';
import type { ClientBuild } from '../../pages/built-assets.ts';
import type { DocumentParts } from '../../pages/html-document.ts';
import { CONSENT_ENTRY } from './files-of-page.ts';

/** Small scripts of some pages that work without the application. */
export interface SiteScripts {
  /** The URL, per language, of the script that shows which dealers are open now. */
  readonly hours: { readonly [language in SiteLanguage]: string };
  /** The URL of the script that saves a page when the visitor leaves it, and names what is saved. */
  readonly saved: string;
  /** The consent notice: an inlined script, and the URL of the module that it imports. */
  readonly consent: { readonly boot: string; readonly entry: string };
}

/** The scripts of a client build. */
export const siteScripts = ({ address, inlined, versioned }: ClientBuild): SiteScripts => ({
  hours: { en: versioned('hours.js'), es: versioned('hours-es.js'), fr: versioned('hours-fr.js') },
  saved: versioned('saved.js'),
  consent: { boot: inlined('consent-boot'), entry: address(CONSENT_ENTRY) },
});

/** The `data-` attributes of the body, for scripts. */
export const marksOfPage = (path: string): DocumentParts['marks'] => ({
  saves: savedKindOf(path),
});

interface ScriptedPage {
  readonly path: string;
  readonly body: string;
  readonly language: SiteLanguage;
  readonly isMeasured: boolean;
}

/** The scripts that a page with this body needs. */
export const scriptsOfPage = (
  { hours, saved, consent }: SiteScripts,
  { path, body, language, isMeasured }: ScriptedPage,
): DocumentParts['scripts'] => ({
  deferred: [
    ...(body.includes(' data-hours=') ? [hours[language]] : []),
    ...(savedKindOf(path) !== null || [' data-saves=', ' data-your-list='].some((mark) => body.includes(mark))
      ? [saved]
      : []),
  ],
  inlined: isMeasured ? [{ dataset: { consent: consent.entry }, text: consent.boot }] : [],
});
