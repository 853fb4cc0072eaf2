import { anyFormOn } from '../../../domain/lead/forms/every-form.ts';
import { leadModule } from '../visitor/lead-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Accepts leads through forms. A posted form is a separate part of the page data. */
export const leads = {
  source: 'infrastructure/composition/browser/browser-leads.ts',
  bindings: ({ site, resumed }) =>
    leadModule({
      ...{ phone: site.defaultPhone.text, today: site.bookableDays.today, resumed },
      formOf: anyFormOn,
    }),
  viewOf: () => null,
} satisfies ServerCapability;
