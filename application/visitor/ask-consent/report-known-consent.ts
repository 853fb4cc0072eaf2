import type { Measurement } from '../../ports/visitor/measurement.ts';
import { presentConsent, type ConsentPorts } from './consent-ports.ts';

/**
 * Tells, before anything else is told on a page, that the visitor has agreed on an earlier one: what is told then counts as told
 * with her consent. Everybody else counts as refusing until asked, so of them there is nothing to tell.
 */
export const reportKnownConsent = (
  ports: Omit<ConsentPorts, 'measurement'> & { readonly measurement: Pick<Measurement, 'report'> },
): void => {
  if (presentConsent(ports) === 'granted') ports.measurement.report('granted');
};
