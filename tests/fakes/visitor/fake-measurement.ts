import type { Measurement } from '../../../application/ports/visitor/measurement.ts';
import type { Decision } from '../../../domain/consent/consent.ts';

/** Measures nothing: records the reported events, oldest first, and whether it would have been loaded. */
export class FakeMeasurement implements Measurement {
  readonly reported: Decision[] = [];
  isLoaded = false;

  readonly report = (decision: Decision): void => void this.reported.push(decision);
  readonly begin = (): void => void (this.isLoaded = true);
}
