import type { DeliveryChannel } from './delivery.ts';
import type { ValidLead } from './lead.ts';

/** Who may be mailed to. */
export interface MailRecipients {
  /** Whether mails are sent. */
  readonly isMailOn: boolean;
  /** Whether there is a mailbox for requests that no dealer's mailbox receives. */
  readonly hasLeadMailbox: boolean;
}

/**
 * Where a lead is to be delivered (contract, section 7): always to the CRM; by mail to the dealer who is asked for or to the
 * site's own mailbox, and to the visitor, who is not written to for a newsletter, which writes to them itself.
 */
export const deliveryChannels = (
  { metadata: { companyId, kind } }: ValidLead,
  { isMailOn, hasLeadMailbox }: MailRecipients,
): ReadonlyArray<DeliveryChannel> => [
  'crm',
  ...(isMailOn && (companyId !== null || hasLeadMailbox) ? (['dealer-mail'] as const) : []),
  ...(isMailOn && kind !== 'MARKETO' ? (['visitor-mail'] as const) : []),
];
