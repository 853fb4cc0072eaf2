import type { Container } from 'inversify';
import { AcceptLead } from '../../application/provider/accept-lead/accept-lead.ts';
import { DeliverLeads } from '../../application/provider/deliver-leads/deliver-leads.ts';
import { CryptoFreshKeys } from '../browser/crypto-fresh-keys.ts';
import { keptSince } from '../database/outdated-leads.ts';
import { DeliveryRunner } from '../delivery/delivery-runner.ts';
import { leadCouriers } from '../delivery/lead-couriers.ts';
import type { Settings } from '../server/settings.ts';
import { Sha256Fingerprint } from '../system/sha256-fingerprint.ts';
import type { Records } from './open-records.ts';
import { TOKENS } from './tokens.ts';

/** Where leads come in and go out: taken for good, then delivered to whom the settings name. */
export interface LeadOffice {
  readonly acceptLead: AcceptLead;
  readonly runner: DeliveryRunner;
}

export const leadOffice = (container: Container, records: Records, settings: Settings): LeadOffice => {
  const clock = container.get(TOKENS.clock);
  const log = container.get(TOKENS.problemLog);
  const lookUpDealer = container.get(TOKENS.lookUpDealer);
  const couriers = leadCouriers(settings, (companyId) => lookUpDealer.execute(companyId), clock);
  const runner = new DeliveryRunner(
    new DeliverLeads(records.deliveryQueue, couriers, clock, log),
    () => records.removeLeadsBefore(keptSince(clock.now(), settings.leadRetentionDays)),
    clock,
    log,
  );
  const acceptLead = new AcceptLead(
    {
      ledger: records.leadLedger,
      clock,
      keys: new CryptoFreshKeys(crypto),
      fingerprint: new Sha256Fingerprint(),
    },
    { isMailOn: settings.mailUrl !== null, onAccepted: () => runner.nudge() },
  );
  return { acceptLead, runner };
};
