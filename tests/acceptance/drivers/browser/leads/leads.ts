import { RECOMMENDED_KEY } from '../../../../../infrastructure/browser/memory/storage-keys.ts';
import type { LeadsPart } from '../../../parts/form-parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const leadsOf = (visit: Visit): LeadsPart => ({
  meet: async (...troubles) => visit.leads.meet(...troubles),
  release: async () => visit.leads.release(),
  network: async (is) => {
    const context = await visit.browserContext();
    if (is === 'back unseen') await (await visit.page()).goto('about:blank');
    await context.setOffline(is === 'gone');
  },
  acceptedWhen: (matches) => seenWhen(async () => visit.leads.accepted, matches),
  recommend: async (...companyIds) => {
    const context = await visit.browserContext();
    await context.addInitScript(([key, text]) => window.sessionStorage.setItem(key, text), [
      RECOMMENDED_KEY,
      JSON.stringify(companyIds),
    ] as const);
  },
  reportedWhen: (matches) =>
    seenWhen(async () => {
      const events = await (await visit.page()).evaluate(() => JSON.stringify(window.dataLayer ?? []));
      return (JSON.parse(events) as ReadonlyArray<Readonly<Record<string, string>>>).map(
        ({ event, form_id: formId, zip }) => [event, formId, zip].filter(Boolean).join(' '),
      );
    }, matches),
});
