import type { Fingerprint } from '../../application/ports/fingerprint.ts';

/** Returns the text itself. */
export class PlainFingerprint implements Fingerprint {
  of(text: string): string {
    return text;
  }
}
