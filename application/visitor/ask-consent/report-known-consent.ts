import type { Measurement } from '../../ports/visitor/measurement.ts';
import { presentConsent, type ConsentPorts } from './consent-ports.ts';

/**
 * Reports, before anything else on a page, that the visitor has agreed on an earlier one: later reports then count as made
 * with consent. All other visitors count as refusing until asked, so there is nothing to report.
 */
export const reportKnownConsent = (
  ports: Omit<ConsentPorts, 'measurement'> & { readonly measurement: Pick<Measurement, 'report'> },
): void => {
  if (presentConsent(ports) === 'granted') ports.measurement.report('granted');
};
