import type { ConsentMemory } from '../../../application/ports/visitor/consent-memory.ts';
import type { KeptDecision } from '../../../domain/consent/consent.ts';

/** Keeps a consent decision as long as its test. */
export class MemoryConsent implements ConsentMemory {
  private kept: KeptDecision | null = null;

  readonly recall = (): KeptDecision | null => this.kept;
  readonly keep = (kept: KeptDecision): void => void (this.kept = kept);
}
