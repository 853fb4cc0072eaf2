import { documentModule, warrantyModule } from '../visitor/document-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Browses documents. In the browser the library starts from the page's URL. */
export const documents = {
  source: 'infrastructure/composition/browser/browser-documents.ts',
  bindings: ({ site }) => [...documentModule(null), ...warrantyModule(site.bookableDays.today)],
  viewOf: () => null,
} satisfies ServerCapability;
