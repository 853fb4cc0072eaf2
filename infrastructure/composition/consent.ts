import { AskConsent } from '../../application/visitor/ask-consent/ask-consent.ts';
import { bindConsentNotice } from '../../ui/bindings/bind-consent-notice.ts';
import styles from '../../ui/consent/consent-notice.module.css';
import { GoogleTagManager } from '../browser/measurement/google-tag-manager.ts';
import { LocalConsentMemory } from '../browser/memory/local-consent-memory.ts';
import { NavigatorPrivacySignal } from '../browser/measurement/navigator-privacy-signal.ts';
import { singleton, tokensOf } from './containers/binding.ts';
import { PageContainer } from './containers/page-container.ts';

const TOKENS = tokensOf<{ readonly askConsent: AskConsent }>();

/** Entry that the inlined consent script imports after the page is usable, if a tag manager is set. It needs no application. */
const [notice] = document.getElementsByClassName(styles['notice'] ?? '');

if (notice instanceof HTMLElement) {
  const container = new PageContainer();
  container.load([
    singleton(
      TOKENS.askConsent,
      () =>
        new AskConsent({
          memory: new LocalConsentMemory(() => window.localStorage),
          signal: new NavigatorPrivacySignal(navigator),
          clock: Date,
          measurement: new GoogleTagManager(notice.dataset['tagManager'] ?? '', window, Date),
        }),
    ),
  ]);
  bindConsentNotice(notice, container.get(TOKENS.askConsent));
}
