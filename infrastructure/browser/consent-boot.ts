/**
 * The script before the boot script, only if a tag manager is set. Pushes the default (everything denied) to the data layer before anything
 * else, then the visitor's earlier decision, and loads the consent notice once the page is usable. Inlined; the CSP names its hash.
 */
import { reportKnownConsent } from '../../application/visitor/ask-consent/report-known-consent.ts';
import { denyAtFirst, reportConsent } from './measurement/consent-mode.ts';
import { LocalConsentMemory } from './memory/local-consent-memory.ts';
import { NavigatorPrivacySignal } from './measurement/navigator-privacy-signal.ts';
import { whenLoaded, whenShown } from './page-moments.ts';

const entry = document.currentScript?.dataset['consent'] ?? '';

/** If the notice can't be loaded, nothing is measured and the page still works. */
const ask = (): void => void import(/* @vite-ignore */ entry).catch(() => undefined);

denyAtFirst(window);
reportKnownConsent({
  memory: new LocalConsentMemory(() => localStorage),
  signal: new NavigatorPrivacySignal(navigator),
  clock: Date,
  measurement: { report: (decision) => reportConsent(window, decision) },
});
whenShown(() => whenLoaded(() => ('requestIdleCallback' in window ? requestIdleCallback(ask) : ask())));
