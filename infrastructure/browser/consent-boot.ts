/**
 * The script that is before the boot script where a tag manager is set, and nowhere else: it puts into the data layer, before
 * anything else, that nothing is allowed, then what the visitor has allowed before; and loads the question once the page can be used.
 * Inlined; its hash is in the page's policy.
 */
import { reportKnownConsent } from '../../application/visitor/ask-consent/report-known-consent.ts';
import { denyAtFirst, reportConsent } from './measurement/consent-mode.ts';
import { LocalConsentMemory } from './memory/local-consent-memory.ts';
import { NavigatorPrivacySignal } from './measurement/navigator-privacy-signal.ts';
import { whenLoaded, whenShown } from './page-moments.ts';

const entry = document.currentScript?.dataset['consent'] ?? '';

/** Where the question cannot load, nothing is measured, and the page works without it. */
const ask = (): void => void import(/* @vite-ignore */ entry).catch(() => undefined);

denyAtFirst(window);
reportKnownConsent({
  memory: new LocalConsentMemory(() => localStorage),
  signal: new NavigatorPrivacySignal(navigator),
  clock: Date,
  measurement: { report: (decision) => reportConsent(window, decision) },
});
whenShown(() => whenLoaded(() => ('requestIdleCallback' in window ? requestIdleCallback(ask) : ask())));
