import { companyId } from '../../../../builders/company-id.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { LeadsPart } from '../../../parts/form-parts.ts';
import type { Visit } from '../visit.ts';

export const leadsOf = (visit: Visit): LeadsPart => ({
  meet: async (...troubles) => visit.site.leads.meet(...troubles),
  release: async () => {
    visit.site.leads.release();
    await settle();
  },
  network: async (is) => {
    visit.site.leads.isReachable = is !== 'gone';
    if (is === 'back')
      await visit.act(({ inBrowser }) => inBrowser.places.window.dispatchEvent(new Event('online')));
    // The visitor returns to a reloaded page.
    if (is === 'back unseen') await visit.reload();
    await settle();
  },
  acceptedWhen: async () => {
    await settle();
    return visit.site.leads.accepted;
  },
  recommend: async (...ids) => visit.profiles.recommend(...ids.map(companyId)),
  reportedWhen: async () => {
    await settle();
    return visit.events.reported.flatMap((event) =>
      event.event === 'page_view'
        ? []
        : [event.event, 'formId' in event ? event.formId : '', 'zip' in event ? event.zip : '']
            .filter((part) => part !== '')
            .join(' '),
    );
  },
});
