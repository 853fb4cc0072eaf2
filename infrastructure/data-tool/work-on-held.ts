import { deliveryChannels } from '../../domain/lead/delivery-channels.ts';
import type { SubmittedLead } from '../../domain/lead/lead.ts';
import { HeldLeads, type HeldGroup } from '../database/leads/held-leads.ts';
import { mailRecipients } from '../settings/mail-recipients.ts';
import type { HeldCall } from './held-call.ts';
import { counted, instant } from './wording.ts';
import type { Workplace } from './workplace.ts';

/** Lists, releases or discards the matching held leads and prints the result. Rejects when the database fails. */
export const workOnHeld = async (
  { action, filter }: HeldCall,
  { database, settings, now }: Pick<Workplace, 'database' | 'settings' | 'now'>,
): Promise<void> => {
  const held = new HeldLeads(database);
  switch (action) {
    case 'list':
      return heldLines(await held.list(filter)).forEach((line) => console.log(line));
    case 'release': {
      const channelsOf = ({ lead }: SubmittedLead) => deliveryChannels(lead, mailRecipients(settings));
      const released = await held.release(filter, channelsOf, Date.parse(now));
      return console.log(`Released ${counted(released, 'lead')}: their deliveries are due now.`);
    }
    case 'discard': {
      const discarded = await held.discard(filter);
      return console.log(
        `Discarded ${counted(discarded, 'lead')}: delivered to nobody, kept until retention deletes them.`,
      );
    }
  }
};

/** One line per group, in the terms of the options of `held release` and `held discard`. No personal data. */
const heldLines = (groups: ReadonlyArray<HeldGroup>): ReadonlyArray<string> => {
  const all = groups.reduce((sum, { leads }) => sum + leads, 0);
  return [
    ...groups.map(({ reason, network, formId, leads, first, last }) =>
      [counted(leads, 'lead'), reason, network ?? 'unknown network', formId, period(first, last)].join('  '),
    ),
    counted(all, 'lead'),
  ];
};

const period = (first: string, last: string): string =>
  instant(first) === instant(last) ? instant(first) : `${instant(first)} to ${instant(last)}`;
