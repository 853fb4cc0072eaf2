import { companyId } from '../../../builders/company-id.ts';
import { settle } from '../../../fakes/fake-clock.ts';
import type { DeskPart } from '../../form-parts.ts';
import type { Visit } from './visit.ts';

export const deskOf = (visit: Visit): DeskPart => ({
  meet: async (...troubles) => visit.office.meet(...troubles),
  release: async () => {
    visit.office.release();
    await settle();
  },
  network: async (is) => {
    visit.office.isReachable = is !== 'gone';
    if (is === 'back') visit.useCases.networkBack();
    await settle();
  },
  takenWhen: async () => {
    await settle();
    return visit.office.taken;
  },
  recommend: async (...ids) => visit.profiles.recommend(...ids.map(companyId)),
  reported: async () => {
    await settle();
    return visit.events.reported.flatMap((event) =>
      event.event === 'page_view'
        ? []
        : [event.event, event.formId, 'zip' in event ? event.zip : ''].join(' ').trim(),
    );
  },
});
