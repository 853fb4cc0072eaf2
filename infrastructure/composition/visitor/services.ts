import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import type { GetService } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** The services that pages render from, each created on first access. Dealer services exist only on pages that use dealers. */
export const servicesOf = ({ get }: { readonly get: GetService }, site: SiteFacts): Services =>
  new Proxy({ site } as Services, {
    get: (_own, name: keyof Services) => (name === 'site' ? site : get<unknown>(TOKENS[name])),
  });
