import { BrowseDocuments } from '../../../application/visitor/browse-documents/browse-documents.ts';
import { CheckRegistration } from '../../../application/visitor/check-registration/check-registration.ts';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the warranty check. It runs only on the server; the browser gets the html. */
export const warrantyModule = (today: string): Bindings => [
  singleton(TOKENS.checkRegistration, () => new CheckRegistration(today)),
];

/** Binds the document library. It starts from `address`; null means the page's blocks prepare it. */
export const documentModule = (
  address: { readonly query: AddressQuery; readonly path: string } | null,
): Bindings => [
  singleton(TOKENS.browseDocuments, (get) => {
    const browse = new BrowseDocuments(get(TOKENS.pageAddress), get(TOKENS.clock));
    if (address !== null) browse.showAt(address.query, address.path);
    return browse;
  }),
];
