import type { ConsentMemory } from '../../../application/ports/visitor/consent-memory.ts';
import type { KeptDecision } from '../../../domain/consent/consent.ts';
import { decodeDecision, encodeDecision } from './consent-wire.ts';
import { CONSENT_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

/** The decision in local storage. It is never sent anywhere. */
export class LocalConsentMemory implements ConsentMemory {
  private readonly stored: StoredText;
  /** The decision if storage refused it. */
  private unstored: KeptDecision | null = null;

  constructor(local: () => Storage) {
    this.stored = new StoredText(local, CONSENT_KEY);
  }

  readonly recall = (): KeptDecision | null => this.unstored ?? decodeDecision(this.stored.read() ?? '');

  readonly keep = (kept: KeptDecision): void => {
    this.unstored = this.stored.write(encodeDecision(kept)) ? null : kept;
  };
}
