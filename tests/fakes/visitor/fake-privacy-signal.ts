import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** A browser that asks of sites what a test decides. */
export class FakePrivacySignal implements PrivacySignal {
  isSent = false;

  readonly isSet = (): boolean => this.isSent;
}
