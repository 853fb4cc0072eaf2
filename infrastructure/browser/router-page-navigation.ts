import type { PageNavigation } from '../../application/ports/visitor/page-navigation.ts';

/** Navigates with the page's router, which sets how. Where no router has started, nothing follows the address, and it stays. */
export class RouterPageNavigation implements PageNavigation {
  goTo: PageNavigation['goTo'] = () => undefined;
}
