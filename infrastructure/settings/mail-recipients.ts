import type { MailRecipients } from '../../domain/lead/delivery-channels.ts';
import type { Settings } from './settings.ts';

/** The mailboxes that the settings configure. */
export const mailRecipients = ({ mailUrl, leadMailTo }: Settings): MailRecipients => ({
  isMailOn: mailUrl !== null,
  hasLeadMailbox: leadMailTo !== null,
});
