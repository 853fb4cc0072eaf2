import type { DeliveryChannel } from './delivery.ts';
import type { ValidLead } from './lead.ts';

/** Which mails can be sent. */
export interface MailRecipients {
  /** Whether mail is enabled. */
  readonly isMailOn: boolean;
  /** Whether the site has a mailbox for requests without a dealer's mailbox. */
  readonly hasLeadMailbox: boolean;
}

/**
 * The channels of a lead (contract, section 7): always the CRM; mail to the dealer or to the site's mailbox; mail to the visitor, except
 * for newsletters, which send their own.
 */
export const deliveryChannels = (
  { metadata: { companyId, kind } }: ValidLead,
  { isMailOn, hasLeadMailbox }: MailRecipients,
): ReadonlyArray<DeliveryChannel> => [
  'crm',
  ...(isMailOn && (companyId !== null || hasLeadMailbox) ? (['dealer-mail'] as const) : []),
  ...(isMailOn && kind !== 'MARKETO' ? (['visitor-mail'] as const) : []),
];
