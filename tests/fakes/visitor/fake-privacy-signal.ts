import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** A browser whose privacy signal the test sets. */
export class FakePrivacySignal implements PrivacySignal {
  isSent = false;

  readonly isSet = (): boolean => this.isSent;
}
