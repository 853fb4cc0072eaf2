import { documentModule, warrantyModule } from '../visitor/document-module.ts';
import type * as browser from './browser/documents.ts';
import type { ServerCapability } from './server-capability.ts';

/** Browses documents. In the browser it begins with the page's address. */
export const documents = {
  bindings: ({ site }) => [...documentModule(null), ...warrantyModule(site.bookableDays.today)],
  viewOf: () => null,
} satisfies ServerCapability<typeof browser>;
