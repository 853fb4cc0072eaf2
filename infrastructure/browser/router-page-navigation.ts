import type { PageNavigation } from '../../application/ports/visitor/page-navigation.ts';

/** Navigates with the page's router. Where no router has started, nothing follows the address, and it stays. */
export class RouterPageNavigation implements PageNavigation {
  private navigate: PageNavigation['goTo'] = () => undefined;

  /** Hands the router over, which begins anew with each address. */
  use(navigate: PageNavigation['goTo']): void {
    this.navigate = navigate;
  }

  readonly goTo = (address: string, replaces: boolean): void => this.navigate(address, replaces);
}
