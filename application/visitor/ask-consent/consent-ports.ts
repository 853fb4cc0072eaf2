import { consentOf, type Consent } from '../../../domain/consent/consent.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsentMemory } from '../../ports/visitor/consent-memory.ts';
import type { Measurement } from '../../ports/visitor/measurement.ts';
import type { PrivacySignal } from '../../ports/visitor/privacy-signal.ts';

/** The ports that store, read and report consent. */
export interface ConsentPorts {
  readonly memory: ConsentMemory;
  readonly signal: PrivacySignal;
  readonly clock: Pick<Clock, 'now'>;
  readonly measurement: Measurement;
}

/** The visitor's consent right now. */
export const presentConsent = ({
  memory,
  signal,
  clock,
}: Pick<ConsentPorts, 'memory' | 'signal' | 'clock'>): Consent =>
  consentOf({ kept: memory.recall(), isSignalled: signal.isSet(), now: clock.now() });
