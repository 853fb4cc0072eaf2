import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** A browser that is told what to ask of sites. */
export class FakePrivacySignal implements PrivacySignal {
  isSent = false;

  readonly isSet = (): boolean => this.isSent;
}
