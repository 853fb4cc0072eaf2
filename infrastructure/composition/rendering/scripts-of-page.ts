import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { isGuide } from '../../../domain/help/troubleshooting.ts';
import type { SavedKind } from '../../../domain/visitor/saved-pages.ts';
import type { ClientBuild } from '../../pages/built-assets.ts';
import type { DocumentParts } from '../../pages/html-document.ts';
import { CONSENT_ENTRY } from './files-of-page.ts';

/** The small scripts that some pages run whether or not their application has started. */
export interface SiteScripts {
  /** The address of the script that says which dealers are open now, in each language. */
  readonly hours: { readonly [language in SiteLanguage]: string };
  /** The address of the script that saves a page when its visitor leaves it. */
  readonly saved: string;
  /** Where visitors are asked about measuring: the inlined script, and the address of what it fetches. */
  readonly consent: { readonly boot: string; readonly entry: string };
}

/** The scripts as the client build made them. */
export const siteScripts = ({ address, inlined, versioned }: ClientBuild): SiteScripts => ({
  hours: { en: versioned('hours.js'), es: versioned('hours-es.js'), fr: versioned('hours-fr.js') },
  saved: versioned('saved.js'),
  consent: { boot: inlined('consent-boot'), entry: address(CONSENT_ENTRY) },
});

const GUIDE: SavedKind = 'guide';

/** What scripts read from the body of a page. */
export const marksOfPage = (path: string): DocumentParts['marks'] => ({
  saves: isGuide(path) ? GUIDE : null,
});

/** What decides which scripts a page runs. */
interface ScriptedPage {
  readonly path: string;
  readonly body: string;
  readonly language: SiteLanguage;
  readonly isMeasured: boolean;
}

/** Those scripts that a page with this body runs. */
export const scriptsOfPage = (
  { hours, saved, consent }: SiteScripts,
  { path, body, language, isMeasured }: ScriptedPage,
): DocumentParts['scripts'] => ({
  deferred: [
    ...(body.includes(' data-hours=') ? [hours[language]] : []),
    ...(isGuide(path) || body.includes(' data-saves=') ? [saved] : []),
  ],
  inlined: isMeasured ? [{ dataset: { consent: consent.entry }, text: consent.boot }] : [],
});
