import type { PageNavigation } from '../../application/ports/visitor/page-navigation.ts';

/** Navigates with the page's router, which sets `goTo`. Without a router, navigation does nothing. */
export class RouterPageNavigation implements PageNavigation {
  goTo: PageNavigation['goTo'] = () => undefined;
}
