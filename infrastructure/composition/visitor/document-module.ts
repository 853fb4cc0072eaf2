import { BrowseDocuments } from '../../../application/visitor/browse-documents/browse-documents.ts';
import { CheckRegistration } from '../../../application/visitor/check-registration/check-registration.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** What a homeowner does with documents and warranties, on the server alone: the browser is handed the html. */
export const documentModule = (today: string): Bindings => [
  singleton(TOKENS.browseDocuments, () => new BrowseDocuments()),
  singleton(TOKENS.checkRegistration, () => new CheckRegistration(today)),
];
