import { documentModule, warrantyModule } from '../visitor/document-module.ts';
import type * as browser from './browser/documents.ts';
import type { ServerCapability } from './server-capability.ts';

/** Browses documents. In the browser the library starts from the page's URL. */
export const documents = {
  bindings: ({ site }) => [...documentModule(null), ...warrantyModule(site.bookableDays.today)],
  viewOf: () => null,
} satisfies ServerCapability<typeof browser>;
