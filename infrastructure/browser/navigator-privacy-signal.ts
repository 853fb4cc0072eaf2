import type { PrivacySignal } from '../../application/ports/privacy-signal.ts';

/** Global Privacy Control, as browsers that know it tell it. */
export class NavigatorPrivacySignal implements PrivacySignal {
  constructor(private readonly browser: { readonly globalPrivacyControl?: unknown }) {}

  readonly isSet = (): boolean => this.browser.globalPrivacyControl === true;
}
