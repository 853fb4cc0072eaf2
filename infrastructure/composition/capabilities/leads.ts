import { anyFormOn } from '../../../domain/lead/forms/every-form.ts';
import { leadModule } from '../visitor/lead-module.ts';
import type * as browser from './browser/leads.ts';
import type { ServerCapability } from './server-capability.ts';

/** Accepts leads through forms. A posted form is a separate part of the page data. */
export const leads = {
  bindings: ({ site, resumed }) =>
    leadModule({
      phone: site.defaultPhone.text,
      today: site.bookableDays.today,
      resumed,
      formOf: anyFormOn,
      doubtsSampleNumbers: !site.isSample,
    }),
  viewOf: () => null,
} satisfies ServerCapability<typeof browser>;
