import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** Global Privacy Control, as browsers that support it report it. */
export class NavigatorPrivacySignal implements PrivacySignal {
  /** `browser`: the page's navigator, which not every browser gives the property. */
  constructor(private readonly browser: object) {}

  readonly isSet = (): boolean =>
    'globalPrivacyControl' in this.browser && this.browser.globalPrivacyControl === true;
}
