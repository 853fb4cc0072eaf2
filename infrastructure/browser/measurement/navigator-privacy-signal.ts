import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** Global Privacy Control, in browsers that support it. */
export class NavigatorPrivacySignal implements PrivacySignal {
  /** `browser` is the page's navigator. Not all browsers define the property. */
  constructor(private readonly browser: object) {}

  readonly isSet = (): boolean =>
    'globalPrivacyControl' in this.browser && this.browser.globalPrivacyControl === true;
}
