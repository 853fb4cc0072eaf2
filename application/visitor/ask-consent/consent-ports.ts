import { consentOf, type Consent } from '../../../domain/consent/consent.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsentMemory } from '../../ports/visitor/consent-memory.ts';
import type { Measurement } from '../../ports/visitor/measurement.ts';
import type { PrivacySignal } from '../../ports/visitor/privacy-signal.ts';

/** What knows a visitor's decision, and what it is reported to. */
export interface ConsentPorts {
  readonly memory: ConsentMemory;
  readonly signal: PrivacySignal;
  readonly clock: Pick<Clock, 'now'>;
  readonly measurement: Measurement;
}

/** Where the visitor is at this moment. */
export const presentConsent = ({
  memory,
  signal,
  clock,
}: Pick<ConsentPorts, 'memory' | 'signal' | 'clock'>): Consent =>
  consentOf({ kept: memory.recall(), isSignalled: signal.isSet(), now: clock.now() });
