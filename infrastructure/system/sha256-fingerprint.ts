import { createHash } from 'node:crypto';
import type { Fingerprint } from '../../application/ports/fingerprint.ts';

/** SHA-256 in hex. */
export class Sha256Fingerprint implements Fingerprint {
  readonly of = (text: string): string => createHash('sha256').update(text).digest('hex');
}
