import type { Couriers } from '../../application/provider/deliver-leads/deliver-leads.ts';
import type { Clock } from '../../application/ports/clock.ts';
import { formatPhone } from '../../domain/phone/phone-format.ts';
import type { Settings } from '../server/settings.ts';
import { DealerMailCourier, type FindDealer } from './dealer-mail-courier.ts';
import { MailSender } from './mail-sender.ts';
import { VisitorMailCourier } from './visitor-mail-courier.ts';
import { WebhookCourier } from './webhook-courier.ts';

/** How long a try may take, in milliseconds: shorter than the use case waits for one. */
const WEBHOOK_TIMEOUT_MS = 10_000;
const MAIL_TIMEOUT_MS = 20_000;

type DeliverySettings = Pick<
  Settings,
  'leadWebhookUrl' | 'leadWebhookSecret' | 'mailUrl' | 'mailFrom' | 'brandName' | 'defaultPhone'
>;

/** The couriers of a site: to the CRM with a webhook, by mail with a mail server (contract, section 7). */
export const leadCouriers = (settings: DeliverySettings, findDealer: FindDealer, clock: Clock): Couriers => ({
  ...webhookCourier(settings, clock),
  ...mailCouriers(settings, findDealer),
});

const webhookCourier = (
  { leadWebhookUrl: address, leadWebhookSecret: secret }: DeliverySettings,
  clock: Clock,
): Couriers =>
  address === null
    ? {}
    : { crm: new WebhookCourier({ address, secret, timeoutMs: WEBHOOK_TIMEOUT_MS }, clock) };

const mailCouriers = (
  { mailUrl: url, mailFrom: fromAddress, brandName, defaultPhone }: DeliverySettings,
  findDealer: FindDealer,
): Couriers => {
  if (url === null) return {};
  const mails = new MailSender({ url, fromName: brandName, fromAddress, timeoutMs: MAIL_TIMEOUT_MS });
  const facts = { brandName, phone: formatPhone(defaultPhone) };
  return {
    'dealer-mail': new DealerMailCourier(mails, facts, findDealer),
    'visitor-mail': new VisitorMailCourier(mails, facts),
  };
};
