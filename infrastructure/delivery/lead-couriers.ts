import type { Couriers } from '../../application/provider/deliver-leads/deliver-leads.ts';
import type { FindRecipient } from '../../application/provider/deliver-leads/find-recipient.ts';
import type { MailLimiter } from '../../application/provider/deliver-leads/mail-limiter.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { RequestLinks } from '../../application/ports/leads/request-links.ts';
import type { DigestCourier } from '../../application/ports/leads/lead-courier.ts';
import { formatPhone } from '../../domain/phone/phone-format.ts';
import type { Settings } from '../settings/settings.ts';
import { MailSender } from './mail-sender.ts';
import { RequestMailCourier } from './request-mail-courier.ts';
import { VisitorMailCourier } from './visitor-mail-courier.ts';
import { WebhookCourier } from './webhook-courier.ts';

/** The timeouts of one attempt, in milliseconds, shorter than the use case's own. */
const WEBHOOK_TIMEOUT_MS = 10_000;
const MAIL_TIMEOUT_MS = 20_000;

type DeliverySettings = Pick<
  Settings,
  'leadWebhookUrl' | 'leadWebhookSecret' | 'mailUrl' | 'mailFrom' | 'brandName' | 'defaultPhone'
>;

/** The couriers of a site, and the digest courier for dealers. Null means no digests. */
export interface SiteCouriers {
  readonly couriers: Couriers;
  readonly digests: DigestCourier | null;
}

/** Creates the couriers: the CRM courier when a webhook is set, the mail couriers when a mail server is set (contract, section 7). */
export const leadCouriers = (
  settings: DeliverySettings,
  findRecipient: Pick<FindRecipient, 'execute' | 'dealerOf'>,
  limiter: Pick<MailLimiter, 'admit'>,
  links: Pick<RequestLinks, 'addressFor'>,
  clock: Clock,
): SiteCouriers => {
  const mail = mailCouriers(settings, findRecipient, limiter, links);
  return {
    couriers: { ...webhookCourier(settings, clock), ...mail },
    digests: mail?.['dealer-mail'] ?? null,
  };
};

const webhookCourier = (
  { leadWebhookUrl: address, leadWebhookSecret: secret }: DeliverySettings,
  clock: Clock,
): Couriers =>
  address === null
    ? {}
    : { crm: new WebhookCourier({ address, secret, timeoutMs: WEBHOOK_TIMEOUT_MS }, clock) };

const mailCouriers = (
  { mailUrl: url, mailFrom: fromAddress, brandName, defaultPhone }: DeliverySettings,
  findRecipient: Pick<FindRecipient, 'execute' | 'dealerOf'>,
  limiter: Pick<MailLimiter, 'admit'>,
  links: Pick<RequestLinks, 'addressFor'>,
) => {
  if (url === null) return null;
  const mails = new MailSender({ url, fromName: brandName, fromAddress, timeoutMs: MAIL_TIMEOUT_MS });
  const facts = { brandName, phone: formatPhone(defaultPhone), links };
  return {
    'dealer-mail': new RequestMailCourier(mails, facts, findRecipient, limiter),
    'visitor-mail': new VisitorMailCourier(mails, facts, findRecipient, limiter),
  };
};
