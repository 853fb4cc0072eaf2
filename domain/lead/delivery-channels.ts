import type { DeliveryChannel } from './delivery.ts';
import type { ValidLead } from './lead.ts';

/**
 * Where a lead is to be delivered (contract, section 7): always to the CRM; by mail to the dealer
 * who is asked for, and to the visitor, who is not written to for a newsletter, which writes to them itself.
 */
export const deliveryChannels = (
  { metadata: { companyId, kind } }: ValidLead,
  { isMailOn }: { readonly isMailOn: boolean },
): ReadonlyArray<DeliveryChannel> => [
  'crm',
  ...(isMailOn && companyId !== null ? (['dealer-mail'] as const) : []),
  ...(isMailOn && kind !== 'MARKETO' ? (['visitor-mail'] as const) : []),
];
