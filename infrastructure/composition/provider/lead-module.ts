import * as E from 'fp-ts/Either';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Logger } from '../../../application/ports/logger.ts';
import { AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import { LeadHolds } from '../../../application/provider/accept-lead/lead-holds.ts';
import { ChannelBreaker } from '../../../application/provider/deliver-leads/channel-breaker.ts';
import {
  DeliverLeads,
  type DeliveryPorts,
} from '../../../application/provider/deliver-leads/deliver-leads.ts';
import { FindRecipient } from '../../../application/provider/deliver-leads/find-recipient.ts';
import { MailLimiter } from '../../../application/provider/deliver-leads/mail-limiter.ts';
import { EscalateRequests } from '../../../application/provider/escalate-requests/escalate-requests.ts';
import { FollowRequest } from '../../../application/provider/follow-request/follow-request.ts';
import { ForwardRequest } from '../../../application/provider/follow-request/forward-request.ts';
import { SendDigests } from '../../../application/provider/deliver-leads/send-digests.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { MAIL_COUNTS_FOR_MS } from '../../../domain/lead/mail-limits.ts';
import { CryptoIdGenerator } from '../../browser/crypto-id-generator.ts';
import { DeliveryRunner, type DeliveryLoop } from '../../delivery/delivery-runner.ts';
import { leadCouriers } from '../../delivery/lead-couriers.ts';
import { MemoryLeadSenders } from '../../delivery/memory-lead-senders.ts';
import { LookedUpTimeZones } from '../../places/looked-up-time-zones.ts';
import { configuredChannels, type Settings } from '../../settings/settings.ts';
import { mailboxOf } from '../../system/mailbox-of.ts';
import { SignedRequestLinks } from '../../system/signed-request-links.ts';
import { Sha256Fingerprint } from '../../system/sha256-fingerprint.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { askableDealerLookUp } from './dealer-providers.ts';
import { mailRecipients } from '../../settings/mail-recipients.ts';

/** Binds lead acceptance, and delivery to the recipients in the settings. */
export const leadServiceModule = (records: Records, settings: Settings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.leadLedger).toConstantValue(records.leadLedger);
    bind(SERVER_TOKENS.deliveryQueue).toConstantValue(records.deliveryQueue);
    const senders = new MemoryLeadSenders();
    bind(SERVER_TOKENS.fingerprint).toConstantValue(new Sha256Fingerprint());
    bind(SERVER_TOKENS.mailLimiter)
      .toDynamicValue(
        ({ get }) =>
          new MailLimiter(records.mailHistories, get(SERVER_TOKENS.fingerprint), get(TOKENS.clock)),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.findRecipient)
      .toDynamicValue(
        ({ get }) =>
          new FindRecipient(
            {
              dealers: get(SERVER_TOKENS.listedDealerLookUp),
              directory: get(TOKENS.dealerDirectory),
              places: get(SERVER_TOKENS.postalPlaces),
              timeZones: new LookedUpTimeZones(),
              clock: get(TOKENS.clock),
            },
            { mailboxOf, leadMailTo: settings.leadMailTo },
          ),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.siteCouriers)
      .toDynamicValue(({ get }) =>
        leadCouriers(
          settings,
          get(SERVER_TOKENS.findRecipient),
          get(SERVER_TOKENS.mailLimiter),
          get(SERVER_TOKENS.requestLinks),
          get(TOKENS.clock),
        ),
      )
      .inSingletonScope();
    const channels = configuredChannels(settings);
    for (const channel of channels) {
      bind(SERVER_TOKENS.channelBreaker)
        .toDynamicValue(({ get }) => new ChannelBreaker(channel, get(TOKENS.clock), get(TOKENS.logger)))
        .inSingletonScope()
        .whenNamed(channel);
      bind(SERVER_TOKENS.deliverLeads)
        .toDynamicValue((context) => {
          const courier = configured(context.get(SERVER_TOKENS.siteCouriers).couriers[channel]);
          const breaker = context.get(SERVER_TOKENS.channelBreaker, { name: channel });
          return new DeliverLeads(channel, courier, breaker, portsOf(context));
        })
        .inSingletonScope()
        .whenNamed(channel);
    }
    bind(SERVER_TOKENS.sendDigests)
      .toDynamicValue((context) => {
        const courier = configured(context.get(SERVER_TOKENS.siteCouriers).digests);
        const breaker = context.get(SERVER_TOKENS.channelBreaker, { name: 'dealer-mail' });
        const ports = { ...portsOf(context), mailboxOf, networkOf: senders.networkOf };
        return new SendDigests(courier, context.get(SERVER_TOKENS.mailLimiter), breaker, ports);
      })
      .inSingletonScope();
    bind(SERVER_TOKENS.deliveryRunner)
      .toDynamicValue((context) => {
        const [clock, log] = [context.get(TOKENS.clock), context.get(TOKENS.logger)];
        const loops = channels.flatMap((channel) => loopsOf(context, channel));
        const runner = new DeliveryRunner(
          loops,
          async () => {
            await escalate.execute();
            await removeOld(records, clock.now(), log);
          },
          clock,
          log,
        );
        const escalate = new EscalateRequests(
          {
            log: records.requestLog,
            recipients: context.get(SERVER_TOKENS.findRecipient),
            clock,
            logger: log,
          },
          {
            hours: settings.mailUrl === null ? 0 : settings.leadEscalateHours,
            hasLeadMailbox: settings.leadMailTo !== null,
            onEvent: () => runner.nudge(),
          },
        );
        return runner;
      })
      .inSingletonScope();
    bind(SERVER_TOKENS.leadHolds)
      .toDynamicValue(({ get }) => {
        const [traffic, clock] = [get(SERVER_TOKENS.leadTraffic), get(TOKENS.clock)];
        const ledger = get(SERVER_TOKENS.leadLedger);
        return new LeadHolds({ traffic, ledger, clock, log: get(TOKENS.logger) }, settings.leadHoldPerMinute);
      })
      .inSingletonScope();
    bind(SERVER_TOKENS.requestLinks).toConstantValue(
      new SignedRequestLinks(records.requestLinkSecret, settings.siteUrl),
    );
    bind(SERVER_TOKENS.followRequest)
      .toDynamicValue(
        ({ get }) =>
          new FollowRequest(
            {
              log: records.requestLog,
              links: get(SERVER_TOKENS.requestLinks),
              dealers: get(SERVER_TOKENS.listedDealerLookUp),
              area: get(SERVER_TOKENS.findRecipient),
              forward: new ForwardRequest(get(SERVER_TOKENS.acceptLead), get(SERVER_TOKENS.findRecipient)),
              clock: get(TOKENS.clock),
            },
            { ...mailRecipients(settings), onEvent: () => get(SERVER_TOKENS.deliveryRunner).nudge() },
          ),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.acceptLead)
      .toDynamicValue(
        ({ get }) =>
          new AcceptLead(
            {
              ledger: get(SERVER_TOKENS.leadLedger),
              dealers: askableDealerLookUp(settings, get(SERVER_TOKENS.dealerLookUp)),
              clock: get(TOKENS.clock),
              keys: new CryptoIdGenerator(crypto),
              fingerprint: get(SERVER_TOKENS.fingerprint),
              holds: get(SERVER_TOKENS.leadHolds),
              asked: get(SERVER_TOKENS.askedRequests),
              senders,
            },
            {
              ...mailRecipients(settings),
              onAccepted: () => get(SERVER_TOKENS.deliveryRunner).nudge(),
            },
          ),
      )
      .inSingletonScope();
  });

type Context = Pick<ResolutionContext, 'get'>;

const portsOf = ({ get }: Context): DeliveryPorts => ({
  queue: get(SERVER_TOKENS.deliveryQueue),
  clock: get(TOKENS.clock),
  log: get(TOKENS.logger),
});

/** One loop per channel, and one for dealers' digests. */
const loopsOf = ({ get }: Context, channel: DeliveryChannel): ReadonlyArray<DeliveryLoop> => {
  const deliverLeads = get(SERVER_TOKENS.deliverLeads, { name: channel });
  const loop = { execute: () => deliverLeads.execute(), isNudged: true };
  if (channel !== 'dealer-mail') return [loop];
  const sendDigests = get(SERVER_TOKENS.sendDigests);
  return [loop, { execute: () => sendDigests.execute(), isNudged: false }];
};

const configured = <A>(courier: A | null | undefined): A => {
  if (courier == null) throw new Error('A channel without a courier');
  return courier;
};

/** Rejects when the leads can't be removed. Leads go last, because removing them also empties the database's log. */
const removeOld = async (records: Records, now: number, log: Logger): Promise<void> => {
  const removed = await records.mailHistories.removeUnchangedSince(now - MAIL_COUNTS_FOR_MS)();
  if (E.isLeft(removed)) log.error(`Old mail counts cannot be removed: ${removed.left.fault}`);
  await records.deleteOutdated(now, log);
};
