import type { Measurement } from '../../ports/visitor/measurement.ts';
import { presentConsent, type ConsentPorts } from './consent-ports.ts';

/**
 * Reports consent from an earlier page before any other event, so that later events count as consented. Without consent there is nothing to
 * report: refusal is the default.
 */
export const reportKnownConsent = (
  ports: Omit<ConsentPorts, 'measurement'> & { readonly measurement: Pick<Measurement, 'report'> },
): void => {
  if (presentConsent(ports) === 'granted') ports.measurement.report('granted');
};
