import * as E from 'fp-ts/Either';
import type { Container } from 'inversify';
import { AcceptLead } from '../../application/provider/accept-lead/accept-lead.ts';
import { ChannelBreaker } from '../../application/provider/deliver-leads/channel-breaker.ts';
import { DeliverLeads } from '../../application/provider/deliver-leads/deliver-leads.ts';
import { MailLimiter } from '../../application/provider/deliver-leads/mail-limiter.ts';
import { SendDigests } from '../../application/provider/deliver-leads/send-digests.ts';
import type { Fingerprint } from '../../application/ports/fingerprint.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { DELIVERY_CHANNELS } from '../../domain/lead/delivery.ts';
import { MAIL_COUNTS_FOR_MS } from '../../domain/lead/mail-limits.ts';
import { CryptoIdGenerator } from '../browser/crypto-id-generator.ts';
import { DeliveryRunner, type DeliveryLoop } from '../delivery/delivery-runner.ts';
import { leadCouriers } from '../delivery/lead-couriers.ts';
import type { Settings } from '../settings/settings.ts';
import { Sha256Fingerprint } from '../system/sha256-fingerprint.ts';
import type { Records } from './open-records.ts';
import { TOKENS } from './tokens.ts';

/** Where leads come in and go out: taken for good, then delivered to whom the settings name. */
export interface LeadModule {
  readonly acceptLead: AcceptLead;
  readonly runner: DeliveryRunner;
}

export const leadModule = (container: Container, records: Records, settings: Settings): LeadModule => {
  const clock = container.get(TOKENS.clock);
  const log = container.get(TOKENS.logger);
  const fingerprint = new Sha256Fingerprint();
  const runner = new DeliveryRunner(
    deliveryLoops(container, records, settings, fingerprint),
    () => removeOld(records, clock.now(), log),
    clock,
    log,
  );
  const acceptLead = new AcceptLead(
    {
      ledger: records.leadLedger,
      clock,
      keys: new CryptoIdGenerator(crypto),
      fingerprint,
    },
    { isMailOn: settings.mailUrl !== null, onAccepted: () => runner.nudge() },
  );
  return { acceptLead, runner };
};

/** One loop for each channel that there is a courier for, and one for the digests of dealers. */
const deliveryLoops = (
  container: Container,
  { deliveryQueue, mailHistories }: Records,
  settings: Settings,
  fingerprint: Fingerprint,
): ReadonlyArray<DeliveryLoop> => {
  const clock = container.get(TOKENS.clock);
  const log = container.get(TOKENS.logger);
  const lookUpDealer = container.get(TOKENS.lookUpDealer);
  const limiter = new MailLimiter(mailHistories, fingerprint, clock);
  const { couriers, digests } = leadCouriers(
    settings,
    (companyId) => lookUpDealer.execute(companyId),
    limiter,
    clock,
  );
  const ports = { queue: deliveryQueue, clock, log };
  return DELIVERY_CHANNELS.flatMap((channel) => {
    const courier = couriers[channel];
    if (courier === undefined) return [];
    const breaker = new ChannelBreaker(channel, clock, log);
    const deliverLeads = new DeliverLeads(channel, courier, breaker, ports);
    const loop = { execute: () => deliverLeads.execute(), isNudged: true };
    if (channel !== 'dealer-mail' || digests === null) return [loop];
    const sendDigests = new SendDigests(digests, limiter, breaker, ports);
    return [loop, { execute: () => sendDigests.execute(), isNudged: false }];
  });
};

/** Rejects when the leads cannot be removed. They go last: the database's log is emptied after them. */
const removeOld = async (records: Records, now: number, log: Logger): Promise<void> => {
  const removed = await records.mailHistories.removeUnchangedSince(now - MAIL_COUNTS_FOR_MS)();
  if (E.isLeft(removed)) log.error(`Old mail counts cannot be removed: ${removed.left.fault}`);
  await records.deleteOutdated(now, log);
};
