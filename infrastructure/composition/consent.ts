import { AskConsent } from '../../application/visitor/ask-consent/ask-consent.ts';
import { tendConsentNotice } from '../../ui/bindings/tend-consent-notice.ts';
import styles from '../../ui/consent/consent-notice.module.css';
import { GoogleTagManager } from '../browser/google-tag-manager.ts';
import { LocalConsentMemory } from '../browser/local-consent-memory.ts';
import { NavigatorPrivacySignal } from '../browser/navigator-privacy-signal.ts';

/** What the boot script has asked once a page can be used, where a tag manager is set: no application starts for it. */
const [notice] = document.getElementsByClassName(styles['notice'] ?? '');

if (notice instanceof HTMLElement) {
  tendConsentNotice(
    notice,
    new AskConsent({
      memory: new LocalConsentMemory(() => window.localStorage),
      signal: new NavigatorPrivacySignal(navigator),
      clock: Date,
      measurement: new GoogleTagManager(notice.dataset['tagManager'] ?? '', window, Date),
    }),
  );
}
