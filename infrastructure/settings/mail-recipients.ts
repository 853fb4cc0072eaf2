import type { MailRecipients } from '../../domain/lead/delivery-channels.ts';
import type { Settings } from './settings.ts';

/** The mailboxes that the settings let the site write to. */
export const mailRecipients = ({ mailUrl, leadMailTo }: Settings): MailRecipients => ({
  isMailOn: mailUrl !== null,
  hasLeadMailbox: leadMailTo !== null,
});
